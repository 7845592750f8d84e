"""The T-shirt's sewing pattern, triangulated: all lengths in mm.

Origin: middle of the neck at the high shoulder point (HPS); y is negative downwards. The right half is drawn and
mirrored. Front and back share only the vertices of shoulder, sleeve top, under-sleeve, side and rib ends; neck,
hem and sleeve openings stay open.
"""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

# name: end and control points of a Bezier curve, or two ends of a line
CURVES = {
    "neck_front": [(92, 0), (88, -58), (52, -104), (0, -106)],
    "neck_back": [(92, 0), (84, -16), (45, -25), (0, -25)],
    "rib_front": [(70, 3), (67, -44), (40, -83), (0, -84)],
    "rib_back": [(70, 3), (60, -2), (32, -5), (0, -5)],
    "rib_end": [(92, 0), (70, 3)],
    "shoulder": [(92, 0), (140, -12), (185, -26), (226, -46)],
    "sleeve_top": [(226, -46), (300, -82), (352, -130), (404, -176)],
    "sleeve_opening": [(404, -176), (334, -345)],
    "under_sleeve": [(334, -345), (262, -268)],
    "armhole": [(226, -46), (207, -120), (206, -215), (262, -268)],
    "side": [(262, -268), (251, -420), (252, -580), (258, -725)],
    "hem": [(258, -725), (172, -730), (86, -732), (0, -732)],
}
SHARED = ("rib_end", "shoulder", "sleeve_top", "under_sleeve", "side")
BODY, SLEEVE, RIB = 0, 1, 2


def sample(name, step):
    """Points along a curve, evenly spaced by about `step`, both ends included."""
    p = np.array(CURVES[name], float)
    t = np.linspace(0, 1, 400)[:, None]
    if len(p) == 2:
        fine = p[0] * (1 - t) + p[1] * t
    else:
        fine = (1 - t) ** 3 * p[0] + 3 * (1 - t) ** 2 * t * p[1] + 3 * (1 - t) * t**2 * p[2] + t**3 * p[3]
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))]
    at = np.linspace(0, length[-1], max(2, int(round(length[-1] / step)) + 1))
    return np.c_[np.interp(at, length, fine[:, 0]), np.interp(at, length, fine[:, 1])]


def mirrored(points):
    return points * [-1, 1]


def polyline_distance(points, line):
    """Distance of points to a polyline, and the length along it at the nearest place."""
    best = np.full(len(points), np.inf)
    along = np.zeros(len(points))
    run = 0.0
    for a, b in zip(line[:-1], line[1:]):
        edge = b - a
        size = np.linalg.norm(edge)
        t = np.clip((points - a) @ edge / size**2, 0, 1)
        d = np.linalg.norm(points - (a + t[:, None] * edge), axis=1)
        nearer = d < best
        best[nearer] = d[nearer]
        along[nearer] = run + t[nearer] * size
        run += size
    return best, along


def inside(points, outline):
    """Even-odd test against a closed outline."""
    result = np.zeros(len(points), bool)
    x, y = points.T
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, 0)):
        crosses = (ay > y) != (by > y)
        if ay != by:
            result ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return result


def join(*lines):
    """One closed outline of lines that follow each other; the doubled joints are dropped."""
    return np.concatenate([line[:-1] for line in lines])


def other(up):
    return "back" if up == "front" else "front"


def outlines(step, up="front"):
    """(layer, region, side, outline) of every panel; layer 1 = the panel that lies `up`, -1 = the other one; side 1 =
    right, -1 = left, 0 both."""
    s = {name: sample(name, step) for name in CURVES}
    for layer, panel in ((1, up), (-1, other(up))):
        neck, rib = s[f"neck_{panel}"], s[f"rib_{panel}"]
        right = [s["shoulder"], s["armhole"], s["side"], s["hem"]]
        left = [mirrored(line)[::-1] for line in right[::-1]]
        yield layer, BODY, 0, join(neck[::-1], *right, *left, mirrored(neck))
        edge = [s["rib_end"], rib, mirrored(rib)[::-1], mirrored(s["rib_end"])[::-1], mirrored(neck), neck[::-1]]
        yield layer, RIB, 0, join(*edge)
        sleeve = join(s["sleeve_top"], s["sleeve_opening"], s["under_sleeve"], s["armhole"][::-1])
        yield layer, SLEEVE, 1, sleeve
        yield layer, SLEEVE, -1, mirrored(sleeve)


def triangulate(outline, step, random):
    """Points and triangles of a panel: its outline filled with a slightly shaken hexagonal grid."""
    low, high = outline.min(0), outline.max(0)
    rows = np.arange(low[1], high[1], step * 0.8660254)
    grid = np.concatenate([
        np.c_[np.arange(low[0] + (k % 2) * step / 2, high[0], step), np.full(len(np.arange(low[0] + (k % 2) * step / 2, high[0], step)), y)]
        for k, y in enumerate(rows)
    ])
    grid += random.normal(0, 0.03 * step, grid.shape)
    far, _ = polyline_distance(grid, np.r_[outline, outline[:1]])
    grid = grid[inside(grid, outline) & (far > 0.62 * step)]
    points = np.r_[outline, grid]
    count = len(outline)
    edges = [(i, (i + 1) % count) for i in range(count)]
    out, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in points], edges, [], 1, 1e-4)
    return np.array([tuple(v) for v in out]), [tuple(f) for f in faces]


def _turned(points, face, layer):
    a, b, d = (points[i] for i in face)
    up = (b[0] - a[0]) * (d[1] - a[1]) - (b[1] - a[1]) * (d[0] - a[0]) > 0
    return face if up == (layer == 1) else face[::-1]


def build(step, seed, up="front"):
    """The whole pattern, lying with its front or its back up: dict of `points` (n, 2), `layer` per vertex (0 = shared), `faces`, and per face `front`,
    `region`, `side`; `lines`: vertex numbers along every seam and edge."""
    random = np.random.default_rng(seed)
    s = {name: sample(name, step) for name in CURVES}
    key = lambda p: (round(p[0], 2) + 0.0, round(p[1], 2) + 0.0)  # noqa: E731
    shared = {key(p) for name in SHARED for line in (s[name], mirrored(s[name])) for p in line}
    number, points, layers = {}, [], []
    out = {"faces": [], "front": [], "region": [], "side": []}

    def vertex(p, layer):
        k = (0 if key(p) in shared else layer, *key(p))
        if k not in number:
            number[k] = len(points)
            points.append(p)
            layers.append(k[0])
        return number[k]

    for layer, region, side, outline in outlines(step, up):
        flat, faces = triangulate(outline, step, random)
        own = [vertex(p, layer) for p in flat]
        for face in faces:
            out["faces"].append(tuple(own[i] for i in _turned(flat, face, layer)))
            out["front"].append(layer == 1)
            out["region"].append(region)
            out["side"].append(side)
    lines = []
    for name, line in s.items():
        for layer in ((1,) if name.endswith(up) else (-1,) if name.endswith(other(up)) else (1, -1)):
            for half in (line, mirrored(line)):
                lines.append((name, [vertex(p, layer) for p in half]))
    return {**out, "points": np.array(points), "layer": np.array(layers), "lines": lines}
