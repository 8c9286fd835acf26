# Proportions and tables of counts by R: prop.test, chisq.test, and vcd's assocstats and Kappa.

suppressPackageStartupMessages(library(vcd))
source("fixture.R")
set.seed(20250110)

quietly <- suppressWarnings

# Without continuity correction prop.test's interval is Wilson's.
wilson <- function(solved, n, level) {
  as.numeric(quietly(prop.test(solved, n, conf.level = level, correct = FALSE))$conf.int)
}

# R keeps rows and columns without any item and then has no χ²; ours leaves them out.
filled <- function(table) table[rowSums(table) > 0, colSums(table) > 0]

association <- function(table) {
  counts <- filled(table)
  found <- quietly(chisq.test(counts, correct = FALSE))
  list(
    chi2 = unname(found$statistic), df = unname(found$parameter), p = found$p.value,
    least_expected = min(found$expected), n = sum(counts), v = assocstats(as.table(counts))$cramer
  )
}

kappa_of <- function(a, b) {
  labels <- sort(unique(c(a, b)))
  found <- quietly(Kappa(table(factor(a, labels), factor(b, labels))))
  unname(found$Unweighted["value"])
}

rows <- function(table) lapply(seq_len(nrow(table)), function(row) table[row, ])

shares <- list(c(0, 1, 0.95), c(1, 1, 0.95), c(0, 30, 0.95), c(30, 30, 0.9), c(1, 2, 0.99), c(170, 381, 0.95))
for (i in 1:54) {
  n <- whole(1, one_of(c(9, 100, 5000)))
  shares <- c(shares, list(c(whole(0, n), n, one_of(c(0.8, 0.9, 0.95, 0.99)))))
}

table_of <- function(i) {
  size <- c(whole(2, 6), whole(2, 6))
  table <- matrix(rpois(prod(size), one_of(c(1, 5, 60))), size[1])
  table[sample.int(length(table), 1)] <- 0
  # Two rows and two columns always hold something.
  table[1, 1] <- table[1, 1] + 1
  table[2, ncol(table)] <- table[2, ncol(table)] + 1
  table
}
tables <- c(
  list(diag(2), matrix(c(5, 0, 0, 0, 7, 0), 3), matrix(c(10, 20, 30, 40), 2), diag(4) * 9, matrix(1, 3, 3)),
  list(10 * diag(2) + 1, rbind(c(3, 0, 4), 0, c(1, 0, 9)), matrix(c(400, 3, 300, 500), 2)),
  lapply(1:50, table_of)
)

labels_of <- function(i) {
  names <- LETTERS[seq_len(whole(2, 6))]
  first <- c(names[1:2], sample(names, whole(1, 60), TRUE))
  second <- ifelse(runif(length(first)) < runif(1), sample(names, length(first), TRUE), first)
  list(first, second)
}
ratings <- c(
  list(list(strsplit("PPPPPPDDDR", "")[[1]], strsplit("PPPPPDDDPR", "")[[1]]), list(c("P", "D"), c("D", "P"))),
  list(list(c("P", "D", "P"), c("P", "D", "P")), list(c("P", "P", "D"), c("D", "D", "P"))),
  lapply(1:52, labels_of)
)

write_fixture(
  "r_tables", "vcd",
  wilson = lapply(shares, function(share) case(share, wilson(share[1], share[2], share[3]))),
  association = lapply(tables, function(table) case(rows(table), association(table))),
  cohen_kappa = lapply(ratings, function(pair) case(pair, kappa_of(pair[[1]], pair[[2]])))
)
