import { type DownloadFormat, previewDownload } from '@diy/contract/downloads';
import type { InputOf } from '@diy/contract/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { queryKeys } from '../../shared/query-keys.ts';

/** Designs one by one, or all of a batch. */
export type DownloadRequest = { ids: string[] } | { batchId: string };
export type DownloadContent = 'print' | 'mockup';

interface DownloadChoice {
  what: DownloadContent[];
  format: DownloadFormat;
  naming: string;
  /** Whether what templates say of their print files comes first. */
  by_template: boolean;
}

/** A request as the calls take it. */
export const toDownloadInput = (request: DownloadRequest) =>
  'batchId' in request ? { piliang_id: request.batchId } : request;

/** Pause in typing after which the names are requested. */
const PAUSE_MS = 300;

/** The contents of the archive: names, clashes, size. */
export function useDownloadPreview(request: DownloadRequest, choice: DownloadChoice, isValid: boolean) {
  const now = JSON.stringify({ ...toDownloadInput(request), ...choice });
  const [asked, setAsked] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return useQuery({
    queryKey: [...queryKeys.downloads, 'preview', asked],
    queryFn: ({ signal }) =>
      call(previewDownload, JSON.parse(asked) as InputOf<typeof previewDownload>, { quiet: true, signal }),
    enabled: isValid && (asked === now || asked.includes('"what":["')),
    placeholderData: keepPreviousData,
  });
}
