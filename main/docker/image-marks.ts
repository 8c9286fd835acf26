import { createHash } from 'node:crypto';
import { imageName } from './image-name.ts';

/**
 * Images that Parallax has brought onto an engine bear tags that nobody else gives: one for each name that it pulled or
 * built the image by, and one with the time of last use. Tags rather than labels, since a pulled image cannot be labelled
 * and an image that a person builds on one of ours inherits its labels; the time in the tag, since not every engine notes
 * when a tag is given that is there already.
 */
const NAMED = 'parallax/pulled';
const USED = 'parallax/used';

export interface ImageTag {
  readonly repo: string;
  readonly tag: string;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The tag that says that we brought the image by this name. */
export function namedMark(name: string): ImageTag {
  const { repository, full } = imageName(name);
  return { repo: NAMED, tag: `${hashOf(repository)}-${hashOf(full)}` };
}

/** The tag that says when an image was last used. @param ms since the epoch */
export const usedMark = (id: string, ms: number): ImageTag => ({
  repo: USED,
  tag: `${ms}-${id.replace('sha256:', '').slice(0, 12)}`,
});

interface Named {
  readonly RepoTags?: readonly string[] | null | undefined;
  readonly RepoDigests?: readonly string[] | null | undefined;
}

export interface ImageMarks {
  /** Our own tags, those of last use first. */
  readonly marks: readonly string[];
  readonly usedMarks: readonly string[];
  /** Tags and digests by which we brought it. */
  readonly names: readonly string[];
  /** Tags and digests that somebody else gave it. */
  readonly others: readonly string[];
  /** Milliseconds since the epoch; 0 where it bears no time. */
  readonly lastUse: number;
}

/** What the tags of an image say about whose it is. @param image as an engine lists or inspects it */
export function imageMarks({ RepoTags, RepoDigests }: Named): ImageMarks {
  const tags = (RepoTags ?? []).filter((name) => name !== '<none>:<none>');
  const usedMarks = tags.filter((tag) => tag.startsWith(`${USED}:`));
  const namedMarks = tags.filter((tag) => tag.startsWith(`${NAMED}:`));
  const marks = [...usedMarks, ...namedMarks];
  const ours = new Set(namedMarks.flatMap((mark) => mark.slice(NAMED.length + 1).split('-')));
  const names = [...tags.filter((tag) => !marks.includes(tag)), ...foreignDigests(RepoDigests)];
  const isOurs = (name: string) => {
    const { repository, full } = imageName(name);
    return ours.has(hashOf(full)) || (name.includes('@') && ours.has(hashOf(repository)));
  };
  const times = usedMarks.map((mark) => Number(mark.slice(USED.length + 1).split('-')[0]));
  return {
    marks,
    usedMarks,
    names: names.filter(isOurs),
    others: names.filter((name) => !isOurs(name)),
    lastUse: Math.max(0, ...times.filter(Number.isFinite)),
  };
}

/** Some engines list a digest for each tag, ours too. */
const foreignDigests = (digests: Named['RepoDigests']) =>
  (digests ?? []).filter(
    (name) => !name.startsWith('<none>') && !name.startsWith(`${NAMED}@`) && !name.startsWith(`${USED}@`),
  );
