"""Random texts made of what the parsers look for, and of white space that languages differ over."""

import random

BITS = """PASSED|FAILED|SKIPPED|ERROR|XFAIL|PASSED:q z|xPASSED| - |[|]|/|//|a/b|*|x.py::test_a|test_b|ok|OK|FAIL|FAIL:|ERROR:
ERROR: t (m.C)|[0m|[1;31m|é€😀|___ |_| ___|.py:|sympy/a.py:test_c| E| F| ok|test_|not ok 1 - q|ok 2 r|...|[3]|[٣]|12|skipped
 ... skipped 'r'|SKIPPED [1] a:1: b|MouseButton.LEFT|--version is equivalent to version| ... ok| ...  OK
Applying sites.0002_alter_domain_unique...test_no_migrations|Testing against Django installed in | ... Internal Server Error: /
Internal Server Error: /| ... System check identified no issues (0 silenced)| ... Testing against Django installed in """
SPACES = [" ", " ", "  ", "\t", "\r\n", "\x00", "\x1b[31m", "\x1c", "\x1f", "\x85", "\ufeff", "\u2028", "\xa0", " ... ", "\n... "]
ENDS = ["\n", "\n", "\n", "\n", "\n", " silenced).\nok\n", "/\nok\n", "\nok\n"]
PIECES = [*BITS.replace("\n", "|").split("|"), *SPACES, *ENDS, *ENDS]

MARKS = """✓|✕|○|×|↓|✓ |✕ |× | ✓ a|a b| (5 ms)| (1.2 s)| (7s)| (٣ s)| 5ms| 12| 3 s| [skipped]|x > y|ms|(2 ms)|(| 1"""
MARKED = [*MARKS.split("|"), *MARKS.split("|"), *SPACES, *ENDS, *ENDS]


def scrambled(count, seed, pieces=PIECES):
    drawn = random.Random(seed)
    return ["".join(drawn.choices(pieces, k=drawn.randint(1, 18))) for _ in range(count)]
