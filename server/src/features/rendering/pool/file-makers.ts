import type { TemplateSurface } from '@diy/design/template';
import type { Services } from '../../../platform/services.ts';
import type { MockupFile, PrintFile } from '../../designs/index.ts';
import { diagnosticNumber, type MakingOf, whyUnprintable } from '../preflight/why-unprintable.ts';
import { BrokenFile } from '../print/check-file.ts';
import { drawVectorsFor } from '../print/vectors/draw-vectors-for.ts';
import type { ColourToMake } from './colour-to-make.ts';
import type { RenderRequest } from './renderer.ts';
import type { Drawing } from './renderer-pool.ts';

/** Makes single files with this process's renderer. */
export interface Makers {
  /** Throws UnprintableDesign if the same task would fail again, any other error if it may succeed. */
  mockup(request: RenderRequest, mockupId: string): Promise<MockupFile>;
  /** Makes what `mockup` makes, in several colours of the product. */
  mockupInColours(
    request: RenderRequest,
    mockupId: string,
    colours: readonly ColourToMake[],
  ): Promise<MockupFile[]>;
  /** Makes a print file as `mockup` makes a mockup; an equal print that exists already is reused. */
  print(request: RenderRequest, surface: TemplateSurface): Promise<PrintFile>;
}

/** @param drawing replaced in tests */
export function createFileMakers(
  services: Pick<Services, 'storage' | 'config' | 'log' | 'renderers' | 'fonts' | 'imageState'>,
  { renderer, prints }: Pick<Drawing, 'renderer' | 'prints'> = services.renderers.drawingOf(services),
): Makers {
  const explained = <T>(making: MakingOf, made: Promise<T>): Promise<T> =>
    made.catch((error: unknown) => {
      const named = whyUnprintable(error, making);
      if (named !== error) {
        const diagnostic = diagnosticNumber(making.key);
        services.log.error({ err: error, diagnostic, key: making.key }, 'a file was kept back');
      }
      throw named;
    });
  return {
    mockup: (request, mockupId) => explained(request, renderer.mockup(request, mockupId)),
    mockupInColours: (request, mockupId, colours) =>
      explained(request, renderer.mockupInColours(request, mockupId, colours)),
    print: (request, surface) => {
      const once = async () => renderer.print(await drawVectorsFor(services, request, surface), surface.id);
      // The same pixels always give the same file. A file that is broken once may be due to memory; broken twice, it
      // always is.
      const make = () =>
        once().catch((error: unknown) => {
          if (!(error instanceof BrokenFile)) throw error;
          services.log.error({ err: error, key: request.key }, 'a broken print file is made once more');
          return once();
        });
      const making = { key: request.key, template: request.template, surface };
      return explained(making, prints.share(request.ownerId, request.key, make));
    },
  };
}
