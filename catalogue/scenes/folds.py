"""Soft folds for lying and hanging cloth, as heights in mm over its own millimetres; the same seed gives the same folds."""
import numpy as np


def waves(points, random, count, low, high, spread_deg, around_deg=0.0):
    """Sum of sines of wavelength low..high mm with directions within the spread, scaled to a deviation of 1."""
    total = np.zeros(len(points))
    for _ in range(count):
        angle = np.radians(around_deg + random.uniform(-spread_deg, spread_deg))
        length = random.uniform(low, high)
        total += np.sin(2 * np.pi * (points @ [np.cos(angle), np.sin(angle)]) / length + random.uniform(0, 6.3))
    return total / np.sqrt(count / 2)


def ridge(points, start, heading_deg, length, width, height, bend=0.0):
    """One fold, steep on one side, soft on the other, fading at its ends."""
    a = np.radians(heading_deg)
    along = (points - start) @ [np.cos(a), np.sin(a)] / length
    across = (points - start) @ [-np.sin(a), np.cos(a)] - bend * length * along * (1 - along)
    spread = width * (0.7 + 0.6 * np.clip(along, 0, 1))
    side = np.where(across > 0, 0.62, 1.25)
    profile = np.exp(-((across / (spread * side)) ** 2)) - 0.35 * np.exp(-(((across - spread * 1.7) / (spread * 1.3)) ** 2))
    t = np.clip(along, 0, 1)
    return height * profile * np.sin(np.pi * t**0.7) ** 1.2 * ((along > 0) & (along < 1))


def warped(points, random, size, length):
    """Points shifted by slow sines, so that no fold is a ruler's line."""
    out = points.copy()
    for axis in (0, 1):
        for _ in range(4):
            k = random.normal(0, 2 * np.pi / length, 2)
            out[:, axis] += size * np.sin(points @ k + random.uniform(0, 6.3)) / 2
    return out
