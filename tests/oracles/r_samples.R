# Two independent samples, ranks and families by R: wilcox.test, ks.test, cor.test, quantile, rank, p.adjust.

source("fixture.R")
set.seed(20250112)

quietly <- suppressWarnings

# Normal with ties and continuity correction, as ours; R's own choice is exact for small samples. Where all values are
# equal R has no p, and there is no case.
two_samples <- function(x, y) {
  found <- quietly(wilcox.test(x, y, exact = FALSE, correct = TRUE))
  u <- unname(found$statistic)
  list(
    u = u, p = found$p.value, delta = 2 * u / (length(x) * length(y)) - 1,
    ks = unname(quietly(ks.test(x, y, exact = FALSE)$statistic))
  )
}

# R is exact below 50 pairs without ties, ours to 33 (beyond that with at most one pair out of order): which is told.
kendall <- function(x, y, exact) {
  found <- quietly(cor.test(x, y, method = "kendall", exact = exact, continuity = FALSE))
  list(coefficient = unname(found$estimate), p = found$p.value, method = if (exact) "exact" else "normal", n = length(x))
}

# R goes through every order up to nine pairs without ties; beyond, ours is Student's t, R's without `exact`.
spearman <- function(x, y, exact) {
  found <- quietly(cor.test(x, y, method = "spearman", exact = exact, continuity = FALSE))
  list(coefficient = unname(found$estimate), p = found$p.value, method = if (exact) "exact" else "t", n = length(x))
}

ranks <- function(values) {
  # Values that are equal within 1e-15 of their size are one to table(), so they are counted as ranks.
  list(ranks = I(rank(values)), sizes = I(as.integer(table(rank(values)))))
}

nulls <- function(p) lapply(p, function(value) if (is.na(value)) NULL else value)

# NA leaves the family, as null does.
adjusted <- function(p) {
  list(holm = nulls(p.adjust(p, "holm")), benjamini_hochberg = nulls(p.adjust(p, "BH")))
}

sample_of <- function(levels, shift) {
  n <- whole(1, 60)
  if (levels == 0) round(rlnorm(n, shift), 6) else sample(0:(levels + round(2 * shift)), n, TRUE)
}
pairs <- list(
  list(c(3, 5, 8, 13, 21), c(2, 4, 5, 9)), list(1, 2), list(c(1, 2), c(1, 2)), list(1:3, 7:9), list(c(2, 2, 2), 3),
  list(c(1e300, -1e300), c(0, 5))
)
for (i in 1:52) {
  levels <- c(0, 2, 6, 40)[i %% 4 + 1]
  pairs <- c(pairs, list(list(sample_of(levels, 0), c(sample_of(levels, runif(1)), -1))))
}

related <- function(n, levels) {
  x <- rnorm(n)
  weight <- runif(1, -1, 1)
  y <- weight * x + (1 - abs(weight)) * rnorm(n)
  if (levels == 0) return(list(round(x, 6), round(y, 6)))
  # The ends differ, so that neither side is all equal.
  list(c(-9, floor(x * levels / 3), 9), c(9, floor(y * levels / 3), -9))
}
untied <- lapply(rep(c(2:9, 12, 20, 32, 33), each = 4), related, 0)
tied <- lapply(rep(c(2:12, 20, 31, 50, 200), 2), function(n) related(n, one_of(c(2, 5, 30))))
tied <- Filter(function(pair) anyDuplicated(pair[[1]]) + anyDuplicated(pair[[2]]) > 0, tied)
long <- lapply(c(34, 35, 48, 60, 300), related, 0)
ordered <- list(list(1:3, 1:3), list(1:9, 9:1), list(1:33, 33:1), list(1:40, 1:40), list(1:40, c(2, 1, 3:40)))
few <- Filter(function(pair) length(pair[[1]]) <= 9, c(untied, ordered))
many <- Filter(function(pair) length(pair[[1]]) > 10, c(untied, tied, long))
more <- lapply(1:20, function(i) related(whole(11, 90), one_of(c(0, 3, 20))))
of <- function(pairs, correlation, exact) {
  lapply(pairs, function(pair) case(pair, correlation(pair[[1]], pair[[2]], exact)))
}

values_of <- function(i) {
  n <- whole(1, 60)
  if (i %% 2 == 0) round(rnorm(n), 6) else sample(one_of(c(2, 7, 50)), n, TRUE)
}
samples <- c(list(1, c(2, 2), c(3, 1, 2), c(-1e300, 1e300, 0)), lapply(1:50, values_of))
positions <- lapply(seq_along(samples), function(i) {
  list(I(sort(samples[[i]])), c(0, 1, 0.025, 0.975, runif(1))[i %% 5 + 1])
})

family_of <- function(i) {
  p <- one_of(c(1, 0.1, 0.01)) * runif(whole(1, 40))
  if (i %% 3 == 0) p <- round(p, 2)
  if (i %% 4 == 0) p[sample.int(length(p), 1)] <- NA
  p
}
families <- c(
  list(numeric(0), NA_real_, 0, 1, c(0.01, 0.04, 0.03, 0.005), c(0.02, 0.02), c(NA, 0.5)),
  lapply(1:50, family_of)
)
write_fixture(
  "r_samples", c(),
  two_samples = lapply(pairs, function(pair) case(lapply(pair, I), two_samples(pair[[1]], pair[[2]]))),
  kendall_tau_b = c(of(c(untied, ordered), kendall, TRUE), of(c(tied, long), kendall, FALSE)),
  spearman_rho = c(of(few, spearman, TRUE), of(c(many, more), spearman, FALSE)),
  midranks = lapply(samples, function(values) case(I(values), ranks(values))),
  quantile = lapply(positions, function(given) {
    case(given, as.numeric(quantile(given[[1]], given[[2]], type = 7)))
  }),
  adjusted = lapply(families, function(p) case(nulls(p), adjusted(p)))
)
