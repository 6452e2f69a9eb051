import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import script from '../../../public/push-worker.js?url&no-inline';
import { canBeNotified, currentSubscription, subscribeBrowser } from '../../lib/client/browser-push.ts';
import { call } from '../data/call.ts';
import { useAttempt } from '../data/attempt.ts';
import { pushTexts as texts } from './texts.ts';

/** A scope beside the script, with no page in it. */
const PLACE = { script, scope: new URL('push/', new URL(script, location.href)).pathname };

/** Turns notifications of new orders on and off for this device; they arrive while the back office is closed, too. */
export function DevicePush() {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  const canBe = canBeNotified();

  useEffect(() => {
    if (canBe)
      currentSubscription(PLACE).then(
        (subscription) => setOn(subscription !== null),
        () => setOn(false),
      );
  }, [canBe]);

  async function turnOn(): Promise<void> {
    const { data } = await call('get /api/push/key', {}, texts.failed);
    if (data.publicKey === null) throw new Error(texts.failed);
    // Browsers' own messages are in English.
    const subscription = await subscribeBrowser(PLACE, data.publicKey).catch(() => undefined);
    if (!subscription) throw new Error(subscription === null ? texts.refused : texts.failed);
    await call('post /api/users/me/push', { body: subscription }, texts.failed);
    setOn(true);
  }

  async function turnOff(): Promise<void> {
    const subscription = await currentSubscription(PLACE);
    if (subscription)
      await call('delete /api/users/me/push', { body: { endpoint: subscription.endpoint } }, texts.failed);
    const registration = await navigator.serviceWorker.getRegistration(PLACE.scope);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    setOn(false);
  }

  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        <Typography>{texts.intro}</Typography>
        {canBe ? (
          <Button
            variant={isOn ? 'outlined' : 'contained'}
            {...(isOn ? { color: 'inherit' } : {})}
            disabled={isRunning || isOn === null}
            onClick={async () => {
              setRunning(true);
              await attempt(isOn ? turnOff : turnOn, isOn ? texts.isOff : texts.isOn);
              setRunning(false);
            }}
          >
            {isOn ? texts.turnOff : texts.turnOn}
          </Button>
        ) : (
          <Alert severity="info">{texts.impossible}</Alert>
        )}
      </CardContent>
    </Card>
  );
}
