"""xoshiro128** in plain integers: the second route to every seeded number."""

import hashlib

MASK = 2**32 - 1


def rotate(word, by):
    return ((word << by) | (word >> (32 - by))) & MASK


class Generator:
    def __init__(self, text):
        digest = hashlib.sha256(text.encode("utf-8")).digest()
        self.words = [int.from_bytes(digest[4 * i : 4 * i + 4], "little") for i in range(4)]

    def next(self):
        a, b, c, d = self.words
        output = (rotate((b * 5) & MASK, 7) * 9) & MASK
        c ^= a
        d ^= b
        self.words = [a ^ d, b ^ c, c ^ ((b << 9) & MASK), rotate(d, 11)]
        return output

    def uniform(self):
        high = self.next() >> 5
        return (high * 2**26 + (self.next() >> 6)) / 2**53

    def below(self, n):
        limit = 2**32 - 2**32 % n
        while True:
            output = self.next()
            if output < limit:
                return output % n
