import { Button, message, notification } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  HINT,
  NOTIFICATION,
  type NotificationOutlet,
  setNotificationOutlet,
  TOAST_SECONDS,
} from '../lib/notifications.ts';

const UNDO_SECONDS = 8;

/** Shows the notices of `lib/notifications`, inside the theme. */
export function NotificationHolder(): ReactNode {
  const { t } = useTranslation('common');
  const [toasts, toastHolder] = message.useMessage({ duration: TOAST_SECONDS });
  const [notes, noteHolder] = notification.useNotification({
    duration: NOTIFICATION.seconds,
    placement: NOTIFICATION.placement,
    top: NOTIFICATION.edgePx,
    bottom: NOTIFICATION.edgePx,
  });
  useEffect(() => {
    const outlet: NotificationOutlet = {
      toast: (type, content, key) => void toasts.open({ type, content, key, duration: TOAST_SECONDS }),
      notification: (tone, title, detail) => notes[tone]({ title, description: detail }),
      hint: (content) =>
        void toasts.open({
          type: 'info',
          content,
          duration: HINT.seconds,
          style: { position: 'fixed', top: HINT.topPx, left: HINT.left, transform: 'translateX(-50%)' },
        }),
      undo: (content, onUndo) => {
        const key = `undo-${Date.now()}`;
        const undo = () => {
          toasts.destroy(key);
          onUndo();
        };
        void toasts.open({
          key,
          type: 'info',
          duration: UNDO_SECONDS,
          content: (
            <>
              {content}{' '}
              <Button type="link" size="small" onClick={undo}>
                {t('undo')}
              </Button>
            </>
          ),
        });
      },
    };
    setNotificationOutlet(outlet);
    return () => setNotificationOutlet(null);
  }, [toasts, notes, t]);
  return (
    <>
      {toastHolder}
      {noteHolder}
    </>
  );
}
