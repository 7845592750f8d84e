import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageUrl } from '../lib/image-url.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

interface PictureProps {
  /** Address as the API returns it; null = there is none yet. */
  src: string | null;
  alt: string;
  /** Longer edge shown, in CSS px; twice as many are asked for on dense screens. */
  edgePx: number;
  /** Said instead of a picture that is missing or does not load. */
  missing?: string;
  /** Checks behind transparent pictures. */
  isTransparent?: boolean;
  /** True = it is among the first things seen on its page, and is fetched before the others. */
  isUrgent?: boolean;
}

/** A square picture that never crops: contained on the stage colour, fading in, honest when it is missing. */
export function Picture({ src, alt, edgePx, missing, isTransparent, isUrgent }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const address = src === null ? null : pictureAddress(src, edgePx);
  return (
    <span className={`${styles.picture} ${isTransparent ? styles.checks : ''}`}>
      {address && state !== 'failed' ? (
        <img
          src={address}
          alt={alt}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          data-shown={state === 'shown'}
          ref={(node) => {
            if (node?.complete && node.naturalWidth > 0) setState('shown');
          }}
          onLoad={() => setState('shown')}
          onError={() => {
            console.warn(notFound(address));
            setState('failed');
          }}
        />
      ) : (
        <span
          className={styles.missing}
          role="img"
          aria-label={alt || missing}
          title={address ? notFound(address) : undefined}
        >
          <Icon of={ImageOff} />
          {missing ? <span>{missing}</span> : null}
        </span>
      )}
    </span>
  );
}

/** Where a picture is fetched that is shown with this longer edge, CSS px. */
export function pictureAddress(src: string, edgePx: number): string {
  const sharp = edgePx * (window.devicePixelRatio > 1.2 ? 2 : 1);
  return imageUrl(src, { width: sharp, height: sharp });
}

/** Spec §8: in the console and behind the pointer; the person reads the words in the picture's place. */
const notFound = (address: string) => `That image was not found. ${address}`;
