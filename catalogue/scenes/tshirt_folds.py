"""Soft folds laid on the settled shirt. The solver relaxes most of its slack, so the drag lines of a worn shirt are
drawn: ridges along bent lines, as heights in mm. Seen from straight above they shade without moving the pattern."""
import numpy as np

FREE_HEIGHT_MM = 11.0  # what stands higher after the simulation is pressed down to a third
PRESSED = 0.3
FRONT_FLOOR_MM, BACK_CEILING_MM = 7.6, 5.6


def _warp(points, random, size, length):
    """Points shifted by a few slow sines, so that no fold is a ruler's line."""
    out = points.copy()
    for axis in (0, 1):
        for _ in range(4):
            k = random.normal(0, 2 * np.pi / length, 2)
            out[:, axis] += size * np.sin(points @ k + random.uniform(0, 6.3)) / 2
    return out


def _ridge(points, start, heading_deg, length, width, height, bend):
    """One fold: steep on one side, soft on the other, fading at both ends; lengths in mm."""
    angle = np.radians(heading_deg)
    along_axis, across_axis = np.array([np.cos(angle), np.sin(angle)]), np.array([-np.sin(angle), np.cos(angle)])
    along = (points - start) @ along_axis / length
    across = (points - start) @ across_axis - bend * length * along * (1 - along)
    spread = width * (0.7 + 0.6 * np.clip(along, 0, 1))
    side = np.where(across > 0, 0.62, 1.25)
    profile = np.exp(-((across / (spread * side)) ** 2)) - 0.35 * np.exp(-(((across - spread * 1.7) / (spread * 1.3)) ** 2))
    t = np.clip(along, 0, 1)
    taper = np.sin(np.pi * t**0.7) ** 1.2 * ((along > 0) & (along < 1))
    return height * profile * taper


def _plan(random):
    """(start, heading in degrees, length, width, height, bend) of every fold."""
    folds = []
    for side in (1, -1):
        turn = lambda deg, side=side: deg if side == 1 else 180 - deg  # noqa: E731
        for k, heading in enumerate((150, 176, 205, 228)):
            at = (side * (250 - 8 * k), -262 - 14 * k)
            folds.append((at, turn(heading + random.normal(0, 5)), random.uniform(150, 230), random.uniform(9, 15),
                          random.uniform(2.0, 3.4), side * random.normal(0.06, 0.08)))
        for y in (-400, -480, -560, -640):
            at = (side * 268, y + random.normal(0, 16))
            folds.append((at, turn(random.uniform(152, 208)), random.uniform(130, 240), random.uniform(11, 18),
                          random.uniform(1.6, 3.0), random.normal(0, 0.14)))
        for k in range(3):
            at = (side * (246 + 20 * k), -90 - 62 * k)
            folds.append((at, turn(random.uniform(-52, -28)), random.uniform(90, 150), random.uniform(9, 14),
                          random.uniform(1.6, 2.6), random.normal(0, 0.1)))
        folds.append(((side * 196, -40), turn(random.uniform(236, 250)), 190, 14, 2.2, random.normal(0, 0.12)))
    for x in np.linspace(-205, 205, 7):
        at = (x + random.normal(0, 18), random.uniform(-430, -330))
        folds.append((at, random.uniform(-104, -76), random.uniform(240, 370), random.uniform(16, 28),
                      random.uniform(1.8, 3.4), random.normal(0, 0.09)))
    return folds


def laid(points, flat, layer, seed, lively=1.0):
    """Settled coordinates (units) with folds on the front layer; flat: the smoothed pattern in mm, layer as in the pattern;
    lively: factor of the folds' height."""
    random = np.random.default_rng(seed)
    out = points.copy()
    z = out[:, 2] * 100
    z = np.where(z > FREE_HEIGHT_MM, FREE_HEIGHT_MM + PRESSED * (z - FREE_HEIGHT_MM), z)
    place = _warp(flat, random, 9, 140)
    folds = np.zeros(len(flat))
    for start, heading, length, width, height, bend in _plan(random):
        folds += _ridge(place, np.array(start), heading, length, width, height, bend)
    slow = _warp(np.zeros_like(flat) + flat, random, 6, 220)[:, 1] - flat[:, 1]
    top = (folds + 0.45 * slow) * lively
    # Near the neck the collar lies flat; at hem and sides the folds run out.
    neck = np.clip((np.hypot(flat[:, 0], (flat[:, 1] + 20) * 0.9) - 105) / 90, 0, 1)
    hem = 0.3 + 0.7 * np.clip((flat[:, 1] + 732) / 60, 0, 1)
    z += np.where(layer == 1, top * neck * hem, np.where(layer == 0, 0.4 * top * neck * hem, 0))
    # The front never dips below the back: a soft floor under one, a soft ceiling over the other.
    z = np.where(layer == 1, FRONT_FLOOR_MM + 0.8 * np.logaddexp(0, (z - FRONT_FLOOR_MM) / 0.8), z)
    z = np.where(layer == -1, np.minimum(z, BACK_CEILING_MM), z)
    out[:, 2] = np.maximum(z, 1.0) / 100
    return out
