import './no-code-generation.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/frame.css';
import './styles/table.css';
import './styles/overview.css';
import './styles/compare.css';
import './styles/matrix.css';
import './styles/ranks.css';
import './styles/report.css';
import './styles/details.css';
import './styles/transcript.css';
import './styles/log.css';
import './styles/evaluate.css';
import './styles/sql.css';
import './styles/overlays.css';
import './styles/saved.css';
import './styles/palette.css';
import './styles/help.css';
import './styles/glossary.css';
import './styles/hints.css';
import './styles/tour.css';
import './styles/import.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAddressStore } from './address/address-store.ts';
import { App } from './app.tsx';
import { openPort } from './port/open-port.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

createRoot(root).render(
  <StrictMode>
    <App connection={openPort()} address={createAddressStore(window)} />
  </StrictMode>,
);
