# Paired tests by R: McNemar's (mcnemar.test, binom.test), Wilcoxon's signed-rank test (wilcox.test, with ties
# exactRankTests, Pratt's zeros by coin), Student's (t.test) and the exact sign-flip test (coin).
#
# Where R has no value (no discordant task, no difference but 0, no variation) there is no case.

suppressPackageStartupMessages({
  library(coin)
  library(exactRankTests)
})
source("fixture.R")
set.seed(20250109)

quietly <- suppressWarnings

mcnemar <- function(b, c) {
  table <- matrix(c(5, b, c, 7), 2)
  plain <- mcnemar.test(table, correct = FALSE)
  corrected <- mcnemar.test(table, correct = TRUE)
  least <- min(b, c)
  list(
    exact = binom.test(b, b + c)$p.value,
    # R has no mid-p: its definition by R's binomial distribution.
    mid_p = 2 * pbinom(least - 1, b + c, 0.5) + dbinom(least, b + c, 0.5),
    chi2 = unname(plain$statistic),
    chi2_p = plain$p.value,
    chi2_corrected = unname(corrected$statistic),
    chi2_corrected_p = corrected$p.value
  )
}

# wilcox.test drops zeros. It has no exact p with ties or zeros, which exactRankTests has, and corrects for continuity
# unless told; the exact p and its limits of size are ours.
signed_rank <- function(values) {
  normal <- quietly(wilcox.test(values, exact = FALSE, correct = FALSE))
  corrected <- quietly(wilcox.test(values, exact = FALSE, correct = TRUE))
  tied <- any(values == 0) || anyDuplicated(abs(values)) > 0
  p <- if (!tied && length(values) <= 50) {
    wilcox.test(values, exact = TRUE)$p.value
  } else if (tied && length(values) <= 13) {
    wilcox.exact(values, exact = TRUE)$p.value
  } else {
    normal$p.value
  }
  list(
    n = length(values), n_zero = sum(values == 0), w_plus = unname(normal$statistic),
    p_normal = normal$p.value, p_corrected = corrected$p.value, p = p
  )
}

pratt <- function(values) {
  paired <- data.frame(after = values, before = 0)
  test <- function(distribution) {
    wilcoxsign_test(after ~ before, data = paired, zero.method = "Pratt", distribution = distribution)
  }
  normal <- test("asymptotic")
  tied <- any(values == 0) || anyDuplicated(abs(values)) > 0
  exact <- length(values) <= if (tied) 13 else 50
  list(
    z = -abs(as.numeric(statistic(normal))), p_normal = as.numeric(pvalue(normal)),
    p = as.numeric(pvalue(if (exact) test("exact") else normal))
  )
}

# Of whole differences, by all signs.
sign_flip <- function(values) {
  n <- length(values)
  paired <- data.frame(
    value = c(values, rep(0, n)), side = factor(rep(c("a", "b"), each = n)), task = factor(rep(seq_len(n), 2))
  )
  as.numeric(pvalue(symmetry_test(value ~ side | task, data = paired, distribution = exact())))
}

paired_t <- function(a, b) {
  found <- t.test(a, b, paired = TRUE)
  list(
    n = length(a), mean = unname(found$estimate), sd = sd(a - b), degrees_of_freedom = unname(found$parameter),
    t = unname(found$statistic), p = found$p.value, interval = as.numeric(found$conf.int)
  )
}

# Two one-sided t tests; the interval of the same level has twice α outside.
equivalence <- function(values, margin, alpha) {
  lower <- t.test(values, mu = -margin, alternative = "greater")$p.value
  upper <- t.test(values, mu = margin, alternative = "less")$p.value
  interval <- as.numeric(t.test(values, conf.level = 1 - 2 * alpha)$conf.int)
  list(
    difference = mean(values), p_lower = lower, p_upper = upper, p = max(lower, upper), interval = interval,
    equivalent = max(lower, upper) < alpha
  )
}

pairs <- list(c(0, 1), c(1, 0), c(1, 1), c(0, 5), c(0, 6), c(8, 8), c(9, 10), c(15, 5), c(0, 400), c(700, 600))
for (i in 1:50) pairs <- c(pairs, list(c(whole(0, one_of(c(9, 60, 500))), whole(1, one_of(c(9, 60, 500))))))

differences <- function(i) {
  n <- one_of(c(1, 2, 3, 5, 8, 12, 13, 14, 20, 49, 50, 51, 120, 300))
  values <- switch(i %% 3 + 1, round(rnorm(n, 0.3), 6), sample(-4:6, n, TRUE), sample(c(0, 0, 1:40, -(1:30)), n, TRUE))
  if (all(values == 0)) c(values, 2) else values
}
samples <- c(
  list(c(3, -1, 4, 0, 5, -2, 6, 0, 3, -1), c(1.5, -0.5, 2.5, 3.5, -1, 4, 0.7), 1, -1, c(0, 2), c(1, 1), c(1, -1)),
  list(c(1, -1, 0), rep(5, 13), rep(5, 14), 1:50, 1:51, c(rep(0, 40), 1, 2, -1), c(rep(0, 12), 3), -(1:30)),
  lapply(1:50, differences)
)

# coin wants two differences that are not 0.
varied <- Filter(function(values) sum(values != 0) > 1, samples)

flips <- c(
  list(c(1, 1), c(1, -1), c(0, 3, 3), rep(2, 20), c(rep(0, 9), 1, 2), c(60, -60, 59), 1:12),
  lapply(1:50, function(i) {
    steps <- one_of(c(1, 3, 6, 12))
    c(steps, sample(-steps:steps, whole(2, one_of(c(12, 60, 250))), TRUE))
  })
)

scores <- function(n) list(a = round(rnorm(n, 0.2, 3), 4), b = round(rnorm(n, 0, 3), 4))
rates <- function(n) list(a = sample(0:5, n, TRUE) / 5, b = c(sample(0:4, n - 1, TRUE), 5) / 5)
sides <- c(
  list(list(a = c(0, 1), b = c(0, 0)), list(a = c(1, 0), b = c(0, 1)), list(a = 1e6 + c(0, 1, 0), b = c(0, 0, 0))),
  lapply(1:30, function(i) scores(whole(2, 200))), lapply(1:25, function(i) rates(whole(4, 300)))
)
margins <- lapply(sides, function(side) list(side$a - side$b, one_of(c(0.05, 0.3, 1, 4)), one_of(c(0.05, 0.025, 0.1))))

write_fixture(
  "r_paired", c("exactRankTests", "coin"),
  mcnemar = lapply(pairs, function(pair) case(pair, mcnemar(pair[1], pair[2]))),
  signed_rank = lapply(samples, function(values) case(I(values), signed_rank(values))),
  pratt = lapply(varied, function(values) case(values, pratt(values))),
  sign_flip = lapply(flips, function(values) case(values, sign_flip(values))),
  paired_t = lapply(sides, function(side) case(side, paired_t(side$a, side$b))),
  equivalence = lapply(margins, function(given) case(given, do.call(equivalence, given)))
)
