import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { type Box, placeCard } from './place-card.ts';
import { TOUR_STEPS, type TourStep } from './tour-steps.ts';
import { useArrival } from './use-arrival.ts';
import { useTarget } from './use-target.ts';
import { useTourKeys } from './use-tour-keys.ts';

/** Pixels between a part and its frame, or the page's edge. */
const RING = 4;

interface TourProps {
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly onEnd: () => void;
}

/** A frame around a part of the window, drawn inside of the page where the part reaches its edge. */
function ringOf({ left, top, right, bottom }: Box) {
  const { innerWidth, innerHeight } = window;
  const inside = (value: number, most: number) => Math.max(RING, Math.min(value, most - RING));
  const [x, y] = [inside(left - RING, innerWidth), inside(top - RING, innerHeight)];
  return {
    ...{ left: x, top: y },
    width: inside(right + RING, innerWidth) - x,
    height: inside(bottom + RING, innerHeight) - y,
  };
}

/** The tour at one of its steps: a card that points at a part of the window and covers nothing of it. */
export function Tour(props: TourProps): ReactNode {
  const step = TOUR_STEPS[props.at];
  return step && <Card {...props} step={step} />;
}

function Card({ step, at, onStep, onEnd }: TourProps & { readonly step: TourStep }): ReactNode {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const target = useTarget(step.target);
  const isLast = at === TOUR_STEPS.length - 1;
  const next = () => (isLast ? onEnd() : onStep(at + 1));
  const back = () => at > 0 && onStep(at - 1);
  useArrival(step);
  useTourKeys({ onNext: next, onBack: back, onSkip: onEnd });
  useEffect(() => {
    if (step) card.current?.querySelector<HTMLElement>('.primary')?.focus();
  }, [step]);
  useLayoutEffect(() => {
    if (!card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    const page = { width: window.innerWidth, height: window.innerHeight };
    const [x, y] = placeCard(target, { width, height }, page);
    card.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });
  return (
    <>
      {target && <div className="tour-ring" style={ringOf(target)} />}
      <div
        ref={card}
        className="tour-card"
        role="dialog"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}text`}
        data-overlay=""
      >
        <h2 id={`${id}title`}>{step.title}</h2>
        <p id={`${id}text`}>{step.text}</p>
        <div className="tour-buttons">
          <span className="tour-place">
            {at + 1} of {TOUR_STEPS.length}
          </span>
          {!isLast && (
            <button type="button" className="button quiet" onClick={onEnd}>
              Skip
            </button>
          )}
          {at > 0 && (
            <button type="button" className="button" onClick={back}>
              Back
            </button>
          )}
          <button type="button" className="button primary" onClick={next}>
            {isLast ? 'Done' : 'Next'}
          </button>
        </div>
      </div>
    </>
  );
}
