# Runs clustered by task by R: lm with errors by sandwich, analysis of variance (anova), the bootstrap by boot, power by
# pwr and power.t.test.

suppressPackageStartupMessages({
  library(boot)
  library(pwr)
  library(sandwich)
})
source("fixture.R")
set.seed(20250103)

# Errors of the last coefficient clustered by task, without correction and with that of few clusters.
robust <- function(fit, tasks) {
  estimate <- unname(coef(fit)[length(coef(fit))])
  freedom <- length(unique(tasks)) - 1
  error <- function(variance) {
    se <- sqrt(variance[nrow(variance), ncol(variance)])
    half <- qt(0.975, freedom) * se
    list(se = se, interval = estimate + c(-half, half), p = 2 * pt(-abs(estimate / se), freedom))
  }
  list(
    estimate = estimate, n_tasks = freedom + 1, n_runs = length(tasks),
    cr0 = error(vcovCL(fit, tasks, type = "HC0", cadjust = FALSE)),
    cr1 = error(vcovCL(fit, tasks, type = "HC1", cadjust = TRUE))
  )
}

pooled_mean <- function(runs) {
  tasks <- rep(seq_along(runs), lengths(runs))
  values <- unlist(runs)
  robust(lm(values ~ 1), tasks)
}

pooled_difference <- function(pairs) {
  a <- lapply(pairs, function(pair) pair$a)
  b <- lapply(pairs, function(pair) pair$b)
  tasks <- c(rep(seq_along(a), lengths(a)), rep(seq_along(b), lengths(b)))
  values <- c(unlist(a), unlist(b))
  side <- rep(0:1, c(length(unlist(a)), length(unlist(b))))
  robust(lm(values ~ side), tasks)
}

# Where every task has as many runs, the mean squares give the components.
components <- function(solved, scored) {
  outcomes <- unlist(lapply(solved, function(count) rep(1:0, c(count, scored - count))))
  task <- factor(rep(seq_along(solved), each = scored))
  squares <- suppressWarnings(anova(lm(outcomes ~ task)))[["Mean Sq"]]
  list(total = squares[1] / scored, within = squares[2], between = max(0, (squares[1] - squares[2]) / scored))
}

# boot takes strictly less for its bias and interpolates between order statistics on the normal scale, ours counts ties
# half and interpolates linearly: so no resample equals the estimate, and where the limits stand there is one value only.
# Sums of whole numbers, as counts of each sum, since they are equal or not; NULL where boot's limits stand at a step.
resampled <- function(values, draws) {
  total <- function(data, drawn) sum(data[drawn])
  found <- boot(values, total, draws)
  sums <- found$t[found$t != found$t0]
  influence <- empinf(data = values, statistic = function(data, kept) mean(data[kept]), stype = "i", type = "jack")
  if (length(sums) < draws / 2) return(NULL)
  found$R <- length(sums)
  # Its warning of extreme ranks concerns cases that at_step leaves out.
  limits <- suppressWarnings(boot.ci(found, type = c("perc", "bca"), t0 = found$t0, t = sums, L = influence))
  ranks <- c(limits$percent[2:3], limits$bca[2:3])
  sorted <- sort(sums)
  at_step <- function(rank) {
    near <- floor(rank) + -2:3
    any(near < 1 | near > length(sorted)) || length(unique(sorted[near])) > 1
  }
  if (any(sapply(ranks, at_step))) return(NULL)
  n <- length(values)
  counts <- table(sums)
  case(
    list(values = values, sums = I(as.numeric(names(counts))), counts = I(as.integer(counts))),
    list(
      percentile = limits$percent[4:5] / n, bca = limits$bca[4:5] / n,
      bias = qnorm(mean(sums < found$t0)), acceleration = sum(influence^3) / (6 * sum(influence^2)^1.5)
    )
  )
}

# One side by α/2, since ours leaves out the other tail.
mean_power <- function(tasks, sd, difference, alpha) {
  pwr.norm.test(abs(difference) / sd, tasks, alpha / 2, alternative = "greater")$power
}

# Not rounded up: pwr searches, so a case is kept only where the next whole number is sure.
mean_tasks <- function(sd, difference, power, alpha) {
  pwr.norm.test(abs(difference) / sd, sig.level = alpha / 2, power = power, alternative = "greater")$n
}

t_power <- function(tasks, sd, difference, alpha) {
  power.t.test(tasks, abs(difference), sd, alpha, type = "paired", strict = FALSE)$power
}

run_values <- function(verdicts, n) if (verdicts) sample(0:1, n, TRUE) else round(rgamma(n, 2, 0.02), 3)
runs_of <- function(i) lapply(seq_len(whole(2, 40)), function(task) I(run_values(i %% 2 == 0, whole(1, 5))))
means <- c(list(list(I(c(1, 0)), I(0)), list(I(1), I(0)), list(I(c(1, 1, 1)), I(0), I(0))), lapply(1:50, runs_of))
sides_of <- function(i) {
  least <- i %% 3 %/% 2
  pairs <- lapply(seq_len(whole(2, 40)), function(task) {
    list(a = I(run_values(i %% 2 == 0, whole(least, 4))), b = I(run_values(i %% 2 == 0, whole(least, 4))))
  })
  # Both sides have a run and vary, and every task counts.
  c(pairs, list(list(a = I(c(0, 1)), b = I(1)), list(a = I(1), b = I(c(0, 0)))))
}
differences <- lapply(1:52, sides_of)
differences <- lapply(differences, Filter, f = function(pair) length(pair$a) + length(pair$b) > 0)

repeated <- c(
  list(list(c(0, 1), 2), list(c(0, 3), 3), list(c(1, 2, 1), 3)),
  lapply(1:50, function(i) {
    scored <- whole(2, 8)
    list(rbinom(whole(2, 80), scored, rbeta(1, 1, 1)), scored)
  })
)

bootstraps <- list()
while (length(bootstraps) < 50) {
  values <- sample(one_of(list(-2:3, c(-1, 0, 1, 1), c(0, 0, 1, 5))), whole(5, 14), TRUE)
  found <- if (length(unique(values)) > 1) resampled(values, one_of(c(999, 1999, 2000)))
  bootstraps <- c(bootstraps, if (!is.null(found)) list(found))
}

some_alpha <- function() one_of(c(0.01, 0.05, 0.1))
powers <- lapply(1:55, function(i) c(whole(2, 900), rgamma(1, 2), rnorm(1, 0, 0.3), some_alpha()))
needed <- lapply(1:70, function(i) {
  sd <- rgamma(1, 2)
  c(sd, sd * runif(1, 0.05, 1), one_of(c(0.5, 0.8, 0.9)), some_alpha())
})
tasks <- lapply(needed, function(given) case(given, do.call(mean_tasks, as.list(given))))
tasks <- Filter(function(found) abs(found$output - round(found$output)) > 0.001, tasks)
t_powers <- lapply(1:60, function(i) {
  n <- whole(100, 900)
  sd <- rgamma(1, 2)
  c(n, sd, sd * runif(1, 0, 4) / sqrt(n), 0.05)
})

write_fixture(
  "r_runs", c("sandwich", "boot", "pwr"),
  pooled_mean = lapply(means, function(runs) case(runs, pooled_mean(runs))),
  pooled_difference = lapply(differences, function(pairs) case(pairs, pooled_difference(pairs))),
  variance_components = lapply(repeated, function(given) {
    case(list(solved = given[[1]], scored = given[[2]]), components(given[[1]], given[[2]]))
  }),
  bootstrap_interval = bootstraps,
  mean_power = lapply(powers, function(given) case(given, do.call(mean_power, as.list(given)))),
  mean_tasks = lapply(tasks, function(found) case(found$input, ceiling(found$output))),
  t_power = lapply(t_powers, function(given) case(given, do.call(t_power, as.list(given))))
)
