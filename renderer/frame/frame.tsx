import { type ReactNode, useState } from 'react';
import { formatAddress } from '../address/format-address.ts';
import { useAddress } from '../address/use-address.ts';
import { Details } from '../details/details.tsx';
import { useFilterHistory } from '../filter/use-filter-history.ts';
import { useUnknownNames } from '../filter/use-unknown-names.ts';
import { Glossary } from '../glossary/glossary.tsx';
import { Help } from '../help/help.tsx';
import { useHistoryActions } from '../history/use-history-actions.ts';
import { ImportContext } from '../import/import-context.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import { useFileDrop } from '../import/use-file-drop.ts';
import { useImportOpener } from '../import/use-import-opener.ts';
import { JobsContext } from '../jobs/jobs-context.ts';
import { JobsTray } from '../jobs/jobs-tray.tsx';
import { useFollowJobs } from '../jobs/use-follow-jobs.ts';
import { Palette } from '../palette/palette.tsx';
import { ClosableNote } from '../parts/closable-note.tsx';
import { ErrorBoundary } from '../parts/error-boundary.tsx';
import { ErrorPanel } from '../parts/error-panel.tsx';
import { useCall } from '../port/use-call.ts';
import { Tour } from '../tour/tour.tsx';
import { TourContext } from '../tour/tour-context.ts';
import { useTour } from '../tour/use-tour.ts';
import { CurrentView } from '../views/current-view.tsx';
import { useOtherWorkspace } from '../workspace/use-other-workspace.ts';
import { useSwitch } from '../workspace/use-switch.ts';
import { AddressNotes } from './address-notes.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Rail } from './rail.tsx';
import { TopBar } from './top-bar.tsx';
import { useFrameActions } from './use-frame-actions.ts';
import { useGoToView } from './use-go-to-view.ts';
import { useHostCommands } from './use-host-commands.ts';

type Overlay = 'palette' | 'help' | null;

/** The window's frame: rail, filter, view, details of what is selected, jobs. */
export function Frame(): ReactNode {
  const { address, problems } = useAddress();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const jobs = useFollowJobs();
  const goToView = useGoToView();
  const importing = useImportOpener();
  const isDropping = useFileDrop(importing.open);
  const { data: workspace } = useCall('workspace.describe', {});
  useOtherWorkspace(workspace);
  const back = useSwitch('back');
  const openPalette = () => setOverlay('palette');
  const openHelp = () => setOverlay('help');
  const openImport = () => importing.open([]);
  useHostCommands({ openImport: importing.open, openHelp });
  const undoFailure = useHistoryActions();
  const unknown = useUnknownNames(useFilterHistory());
  useFrameActions({ goToView, openPalette, openHelp, openImport });
  const tour = useTour(workspace?.is_demo === true);

  return (
    <JobsContext value={jobs}>
      <ImportContext value={importing}>
        <TourContext value={tour.offer}>
          <div className="frame" data-dropping={isDropping ? '' : undefined}>
            <Rail current={address.view} onGo={goToView} />
            <TopBar
              workspace={workspace}
              onBack={back.mutate}
              onImport={openImport}
              onPalette={openPalette}
              onHelp={openHelp}
            />
            <main className="stage">
              <ConnectionBanner />
              <AddressNotes problems={[...problems, ...unknown]} />
              <ClosableNote text={undoFailure} />
              {back.isError && <ErrorPanel error={back.error} onRetry={back.mutate} />}
              <div className="stage-columns">
                <div className="view" data-scroller="">
                  <div className="view-page">
                    <ErrorBoundary resetKey={formatAddress(address)}>
                      <CurrentView view={address.view} />
                    </ErrorBoundary>
                  </div>
                </div>
                <ErrorBoundary resetKey={formatAddress(address)}>
                  <Details />
                </ErrorBoundary>
              </div>
            </main>
            <JobsTray workspace={workspace} />
          </div>
          <ImportDialog importing={importing} />
          <Palette
            isOpen={overlay === 'palette'}
            onOpenChange={(open) => setOverlay(open ? 'palette' : null)}
          />
          <Help isOpen={overlay === 'help'} onOpenChange={(open) => setOverlay(open ? 'help' : null)} />
          <Glossary />
          {tour.at !== null && <Tour at={tour.at} onStep={tour.step} onEnd={tour.end} />}
        </TourContext>
      </ImportContext>
    </JobsContext>
  );
}
