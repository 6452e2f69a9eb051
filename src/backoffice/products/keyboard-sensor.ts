import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';
import { afterPicture } from '../api/after-picture.ts';

/** Once the key is answered on screen, or before the next one is heard. */
function soon(run: () => void): void {
  const now = afterPicture(() => {
    removeEventListener('keydown', now, true);
    flushSync(run);
  });
  addEventListener('keydown', now, true);
}

/**
 * Takes up and drops by keyboard once the key itself is answered on screen: all rows are measured and drawn anew then. Until then the
 * row alone says whether it is held, by the attribute that it has while it is dragged.
 */
export class CalmKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const row = props.activeNode.node.current;
    const letGo = (tell: () => void) => () => {
      row?.removeAttribute('data-dragged');
      soon(tell);
    };
    row?.setAttribute('data-dragged', 'true');
    super({
      ...props,
      onStart: (at) => soon(() => props.onStart(at)),
      onEnd: letGo(props.onEnd),
      onCancel: letGo(props.onCancel),
    });
  }
}
