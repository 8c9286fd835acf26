import { z } from 'zod';
import type { FigureSpec } from '../../analysis/figures/spec/figure-spec.ts';
import { COMPARE_BY } from '../../analysis/model/comparison.ts';
import { DEFAULT_SEED } from '../../analysis/model/default-seed.ts';
import { figureSizeSchema } from './figure-size-schema.ts';
import { filterSchema } from './filter-schema.ts';
import { strictObject } from './strict-object.ts';

export const THEMES = ['light', 'dark', 'paper', 'paper-serif', 'slides'] as const;

const name = z.string().max(1000);

export const figureSpecSchema = strictObject({
  version: z.literal(1, 'it can be 1, the one version there is'),
  figure: z.string().max(100),
  selection: strictObject({
    filter: filterSchema.default({}),
    by: z.enum(COMPARE_BY).optional(),
    a: name.optional(),
    b: name.optional(),
    base: name.optional(),
    against: z.array(name).min(1).max(100).readonly().optional(),
    filter_a: filterSchema.optional(),
    filter_b: filterSchema.optional(),
  }).default({ filter: {} }),
  options: z
    .record(
      z.string().max(100),
      z.union([z.boolean(), z.number(), name], 'it can be true, false, a number or a text'),
    )
    .default({}),
  order: z.array(name).max(5000).readonly().default([]),
  colours: z
    .record(
      name,
      z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour is written as # and six hexadecimal digits'),
    )
    .default({}),
  /** In points, in pixels for the themes of screens; 252 pt is one column of a two-column venue. */
  size: figureSizeSchema.default({ width: 252 }),
  theme: z.enum(THEMES).default('paper'),
  caption: z.string().max(5000).optional(),
  seed: z.string().max(200).default(DEFAULT_SEED),
}) satisfies z.ZodType<FigureSpec>;
