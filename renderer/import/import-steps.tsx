import { type ReactNode, useState } from 'react';
import { ChoosePaths } from './choose-paths.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ReviewSources } from './review-sources.tsx';
import type { ImportRequest } from './use-import-opener.ts';

interface ImportStepsProps {
  readonly request: ImportRequest;
  readonly onClose: () => void;
}

/** Paths, then what was recognised in them, then the job and what it brought in. */
export function ImportSteps({ request, onClose }: ImportStepsProps): ReactNode {
  const [paths, setPaths] = useState(request.paths);
  const [jobId, setJobId] = useState<number | null>(null);
  if (jobId !== null) return <ImportProgress jobId={jobId} onClose={onClose} />;
  if (paths.length === 0) return <ChoosePaths note={request.note} onChoose={setPaths} onClose={onClose} />;
  return <ReviewSources paths={paths} onBack={() => setPaths([])} onStart={setJobId} />;
}
