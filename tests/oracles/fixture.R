# Writes a fixture: the cases, and what made them. In the form of fixture.py.

suppressPackageStartupMessages(library(jsonlite))

# The generator whatever the default of a later version is.
RNGkind("Mersenne-Twister", "Inversion", "Rejection")

# `...`: statistic = list of cases; at least fifty. An undefined number is a mistake of the script; NULL becomes null.
write_fixture <- function(name, packages, ...) {
  groups <- list(...)
  for (group in names(groups)) {
    if (length(groups[[group]]) < 50) {
      stop(sprintf("%s.%s has %d cases; fifty are wanted", name, group, length(groups[[group]])))
    }
  }
  versions <- c(list(R = as.character(getRversion())), sapply(packages, version_of, simplify = FALSE))
  content <- c(list(made_by = sprintf("tests/oracles/%s.R", name), versions = versions), lapply(groups, plain))
  text <- toJSON(content, auto_unbox = TRUE, null = "null", json_verbatim = TRUE)
  text <- gsub('{"input"', '\n{"input"', text, fixed = TRUE)
  writeLines(text, file.path("fixtures", paste0(name, ".json")))
}

# The same value with its numbers as JSON: jsonlite writes fifteen digits, and seventeen bring a number back as it was.
plain <- function(value) {
  if (is.list(value)) return(lapply(value, plain))
  if (!is.numeric(value)) return(value)
  if (!all(is.finite(value))) stop("a fixture holds finite numbers")
  digits <- digits_of(as.numeric(value))
  single <- length(value) == 1 && !inherits(value, "AsIs")
  structure(if (single) digits else paste0("[", paste(digits, collapse = ","), "]"), class = "json")
}

digits_of <- function(numbers) {
  short <- sprintf("%.15g", numbers)
  ifelse(as.numeric(short) == numbers, short, sprintf("%.17g", numbers))
}

version_of <- function(package) as.character(packageVersion(package))

case <- function(given, expected) list(input = given, output = expected)

# One whole number, drawn from `from` to `to`.
whole <- function(from, to) from + sample.int(to - from + 1, 1) - 1

# One of `values`, which may be a single one.
one_of <- function(values) values[[sample.int(length(values), 1)]]
