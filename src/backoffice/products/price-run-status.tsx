import { Alert, Box } from '@mui/material';
import { remainingSteps, type PriceRun } from './price-run.ts';
import { priceChangeTexts as texts } from './texts.ts';

const NAMES = { maxHeight: 120, overflow: 'auto', mb: 1 } as const;

/** The progress of a price change; if it was interrupted, which prices are changed and which are not. */
export function PriceRunStatus({ run, onClose }: { run: PriceRun | null; onClose: () => void }) {
  return (
    <Box role="status" aria-live="polite">
      {run && <RunReport run={run} onClose={onClose} />}
    </Box>
  );
}

function RunReport({ run, onClose }: { run: PriceRun; onClose: () => void }) {
  const { changed, failed, isRunning, steps } = run;
  const refused = new Set(failed.map(({ id }) => id));
  const notYet = remainingSteps(run).filter(({ product }) => !refused.has(product.id));
  const isInterrupted = !isRunning && notYet.length > 0;
  return (
    <Alert
      severity={failed.length > 0 || isInterrupted ? 'warning' : isRunning ? 'info' : 'success'}
      {...(isRunning ? {} : { onClose })}
      sx={{ '& p': { mt: 0, mb: 0.5 } }}
    >
      {isRunning && texts.running(changed.size, steps.length)}
      {!isRunning && !isInterrupted && texts.done(changed.size)}
      {isInterrupted && (
        <>
          {run.hasExpired && <p>{texts.cutOff}</p>}
          {changed.size > 0 && (
            <Names
              title={texts.already(changed.size)}
              names={steps
                .filter(({ product }) => changed.has(product.id))
                .map(({ product }) => product.name)}
            />
          )}
          <Names title={texts.notYet(notYet.length)} names={notYet.map(({ product }) => product.name)} />
          <p>{texts.goOn}</p>
        </>
      )}
      {failed.length > 0 && (
        <>
          <p>{texts.failed(failed.length)}</p>
          <ul>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Box tabIndex={0} role="region" aria-label={title} sx={NAMES}>
        {names.join(' · ')}
      </Box>
    </>
  );
}
