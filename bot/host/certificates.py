"""Why a certificate wasn't accepted: the clock of this machine, or who has signed it."""

from collections.abc import Iterator
from ssl import SSLCertVerificationError

import aiohttp

# OpenSSL's X509_V_ERR_CERT_NOT_YET_VALID and X509_V_ERR_CERT_HAS_EXPIRED.
BY_THE_CLOCK = (9, 10)


def certificate_error(error: BaseException) -> SSLCertVerificationError | None:
    """The fault of a certificate that made a request or a connection fail; None if it was something else."""
    # aiohttp's own error is of this type too, and says nothing.
    found = (each for each in causes(error) if not isinstance(each, aiohttp.ClientError))
    return next((each for each in found if isinstance(each, SSLCertVerificationError)), None)


def by_the_clock(error: SSLCertVerificationError) -> bool:
    return error.verify_code in BY_THE_CLOCK


def causes(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and those it was made of."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or getattr(error, "orig", None) or error.__context__
