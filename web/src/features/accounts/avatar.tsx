import type { User } from '@diy/contract/accounts/accounts';
import { imageUrl } from '../../lib/image-url.ts';
import styles from './avatar.module.css';

/** The picture somebody chose, or the first letter of the name. */
export function Avatar({ user, sizePx }: { user: User | null; sizePx: number }) {
  const name = user?.nickname || user?.username || '';
  const style = { inlineSize: sizePx, blockSize: sizePx, fontSize: Math.round(sizePx * 0.42) };
  if (user?.avatar) {
    const edge = sizePx * 2;
    return (
      <img
        className={styles.avatar}
        style={style}
        src={imageUrl(user.avatar, { width: edge, height: edge })}
        alt=""
      />
    );
  }
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {[...name][0]?.toUpperCase() ?? '·'}
    </span>
  );
}
