# Normal, Student's t, χ² and binomial distributions by R's own algorithms.
# Quantiles at ½ are 0, to which nothing is relative: there is no case.

source("fixture.R")
set.seed(20250101)

points <- c(0, 1e-12, -1e-12, 0.5, -2.499, -2.501, 2.5, -6, -12, -30, 8, rnorm(50, 0, 3))
levels <- c(1e-200, 1e-30, 1e-12, 0.001, 0.025, 0.25, 0.499999, 0.500001, 0.975, 0.999, runif(50))

freedoms <- c(0.5, 1, 2, 3, 4.5, 10, 30, 49, 99, 499, 2293, 1e5)
t_points <- rbind(
  expand.grid(c(0, 0.1, -1.5, 2.5, -4, 12, -40), freedoms),
  cbind(Var1 = rnorm(50, 0, 3), Var2 = runif(50, 0.5, 600))
)
t_levels <- rbind(
  expand.grid(c(1e-10, 0.0005, 0.025, 0.3, 0.8, 0.975), freedoms),
  cbind(Var1 = runif(50), Var2 = runif(50, 0.5, 600))
)
chi_points <- rbind(
  expand.grid(c(0, 1e-9, 0.5, 3.84, 30, 400), c(1:4, 9, 10, 51, 300)),
  cbind(Var1 = rexp(50, 0.05), Var2 = sample(1:60, 50, TRUE))
)

trials <- list(c(0, 1, 0.5), c(1, 1, 0.5), c(500, 1000, 0.5), c(0, 1000, 0.5), c(1400, 3000, 0.5))
trials <- c(trials, list(c(15, 15, 0.9), c(16, 17, 0.01)))
for (i in 1:60) {
  n <- whole(1, 2500)
  trials <- c(trials, list(c(whole(0, n), n, one_of(c(0.5, runif(1))))))
}

of <- function(values, expected) lapply(values, function(value) case(value, expected(value)))
of_rows <- function(rows, expected) {
  lapply(seq_len(nrow(rows)), function(i) case(c(rows[i, 1], rows[i, 2]), expected(rows[i, 1], rows[i, 2])))
}

write_fixture(
  "r_distributions", c(),
  normal_cdf = of(points, pnorm),
  normal_quantile = of(levels, qnorm),
  t_cdf = of_rows(t_points, pt),
  t_quantile = of_rows(t_levels, qt),
  chi_square_tail = of_rows(chi_points, function(x, df) pchisq(x, df, lower.tail = FALSE)),
  binomial = lapply(trials, function(given) {
    case(given, list(
      log_pmf = dbinom(given[1], given[2], given[3], log = TRUE), cdf = pbinom(given[1], given[2], given[3])
    ))
  })
)
