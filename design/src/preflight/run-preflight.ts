import { findSurface } from '../document/find-layer.ts';
import { printAreaFor } from '../template/template.ts';
import type { Finding, Severity } from './finding.ts';
import type { LayerRule, PreflightInput, SurfaceCheck } from './preflight-input.ts';
import { checkDamagedImage } from './rules/damaged-image.ts';
import { checkEmpty } from './rules/empty.ts';
import { checkInvisible } from './rules/invisible.ts';
import { checkMissingGlyph } from './rules/missing-glyph.ts';
import { checkMissingImage } from './rules/missing-image.ts';
import { checkPrintArea } from './rules/print-area.ts';
import { checkResolution } from './rules/resolution.ts';
import { checkSafeArea } from './rules/safe-area.ts';
import { checkSemiTransparent } from './rules/semi-transparent.ts';
import { checkTextOverflow } from './rules/text-overflow.ts';
import { checkUnknownChoice } from './rules/unknown-choice.ts';

const LAYER_RULES: readonly LayerRule[] = [
  checkMissingImage,
  checkDamagedImage,
  checkMissingGlyph,
  checkTextOverflow,
  checkResolution,
  checkPrintArea,
  checkSafeArea,
  checkInvisible,
  checkSemiTransparent,
];

const ORDER: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/**
 * Everything that would spoil the print of a design on a size, worst first, then by surface and from bottom to
 * top. Hidden layers are not printed and not judged. Pure: the same input gives the same findings everywhere.
 */
export function runPreflight(input: PreflightInput): Finding[] {
  const checks = input.template.surfaces.map((surface): SurfaceCheck => {
    const area = printAreaFor(surface, input.sizeId ?? input.document.sizeId);
    const layers = findSurface(input.document, surface.id)?.layers ?? [];
    return {
      input,
      surface,
      layers: layers.filter((layer) => !layer.hidden),
      area: { xMm: 0, yMm: 0, widthMm: area.widthMm, heightMm: area.heightMm },
      bleedMm: input.document.print.bleed ? surface.bleedMm : 0,
    };
  });
  const findings = [
    ...checkUnknownChoice(input),
    ...checkEmpty(checks),
    ...checks.flatMap((check) =>
      check.layers.flatMap((layer) => LAYER_RULES.flatMap((rule) => rule(check, layer))),
    ),
  ];
  return findings.sort((one, other) => ORDER[one.severity] - ORDER[other.severity]);
}
