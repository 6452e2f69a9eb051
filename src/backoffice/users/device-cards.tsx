import { Alert, Button, Card, CardContent, Typography } from '@mui/material';
import { useEffect, useState, type ReactNode } from 'react';
import script from '../../../public/push-worker.js?url&no-inline';
import { nativePrompt } from '../../lib/client/browser-app.ts';
import { canBeNotified, currentSubscription, subscribeBrowser } from '../../lib/client/browser-push.ts';
import { useAttempt } from '../data/attempt.ts';
import { call } from '../data/call.ts';
import { installTexts, pushTexts } from './texts.ts';

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
    const { data } = await call('get /api/push/key', {}, pushTexts.failed);
    if (data.publicKey === null) throw new Error(pushTexts.failed);
    // Browsers' own messages are in English.
    const subscription = await subscribeBrowser(PLACE, data.publicKey).catch(() => undefined);
    if (!subscription) throw new Error(subscription === null ? pushTexts.refused : pushTexts.failed);
    await call('post /api/users/me/push', { body: subscription }, pushTexts.failed);
    setOn(true);
  }

  async function turnOff(): Promise<void> {
    const subscription = await currentSubscription(PLACE);
    if (subscription)
      await call(
        'delete /api/users/me/push',
        { body: { endpoint: subscription.endpoint } },
        pushTexts.failed,
      );
    const registration = await navigator.serviceWorker.getRegistration(PLACE.scope);
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    setOn(false);
  }

  return (
    <DeviceCard title={pushTexts.title}>
      <Typography>{pushTexts.intro}</Typography>
      {canBe ? (
        <Button
          variant={isOn ? 'outlined' : 'contained'}
          {...(isOn ? { color: 'inherit' } : {})}
          disabled={isRunning || isOn === null}
          onClick={async () => {
            setRunning(true);
            await attempt(isOn ? turnOff : turnOn, isOn ? pushTexts.isOff : pushTexts.isOn);
            setRunning(false);
          }}
        >
          {isOn ? pushTexts.turnOff : pushTexts.turnOn}
        </Button>
      ) : (
        <Alert severity="info">{pushTexts.impossible}</Alert>
      )}
    </DeviceCard>
  );
}

/** Puts the back office among the device's apps: in the browser's own window, or as the text says. */
export function InstallCard() {
  const [isInstalled, setInstalled] = useState(() => matchMedia('(display-mode: standalone)').matches);
  const [ask, setAsk] = useState(nativePrompt);

  useEffect(() => {
    const onOffer = () => setAsk(nativePrompt);
    const onInstalled = () => setInstalled(true);
    addEventListener('beforeinstallprompt', onOffer);
    addEventListener('appinstalled', onInstalled);
    return () => {
      removeEventListener('beforeinstallprompt', onOffer);
      removeEventListener('appinstalled', onInstalled);
    };
  }, []);

  if (isInstalled)
    return (
      <DeviceCard title={installTexts.title}>
        <Typography>{installTexts.isInstalled}</Typography>
      </DeviceCard>
    );
  return (
    <DeviceCard title={installTexts.title}>
      <Typography>{installTexts.intro}</Typography>
      {ask ? (
        <Button
          variant="contained"
          onClick={async () => {
            // An offer serves once, whatever the answer.
            setAsk(null);
            setInstalled(await ask());
          }}
        >
          {installTexts.install}
        </Button>
      ) : (
        <Alert severity="info">{installTexts.byHand}</Alert>
      )}
    </DeviceCard>
  );
}

function DeviceCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card sx={{ maxWidth: 560, mt: 2 }}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
