"""White cotton jersey: knit, hems, seams and ribbed neck as one height in mm under one Bump node."""
import math

from shading import Graph

ALBEDO = (0.80, 0.80, 0.788)


def _stitched(graph, distance, along, at, noise):
    """A sewn line at a distance from an edge: groove with thread in it."""
    thread = (along * (2 * math.pi / 3.2)).sin().at_least(0.0)
    return distance.gauss(at, 1.3) * -0.55 + distance.gauss(at, 0.55) * thread * 0.55


def jersey():
    """Reads the mesh layers `fabric`, `hem`, `seam`, `neck` (mm / 100) and the face attributes `front`, `region`."""
    graph = Graph("jersey", ALBEDO, 0.85, 0.18)
    u, v, _ = graph.xyz(graph.attribute("fabric", "Vector"))
    x, y = (u - 0.5) * 1000.0, (v - 0.8) * 1000.0
    layer = graph.attribute("front")
    side = layer * 400.0
    height = graph.noise(graph.vector(x * 0.75, y * 0.465, side), 1.0, 2) * 0.10
    height = height + graph.noise(graph.vector(x * 0.2, y * 0.2, side), 1.0, 2) * 0.07
    height = height + graph.noise(graph.vector(x * 0.04, y * 0.04, side), 1.0, 2) * 0.24
    pucker = graph.noise(graph.vector(x * 0.09, y * 0.09, side + 31.0), 1.0, 2)

    hem, hem_along, _ = graph.xyz(graph.attribute("hem", "Vector"))
    hem, hem_along = hem * 100.0, hem_along * 100.0
    height = height + (1.0 - hem.smooth_step(21.4, 22.6)) * 0.55
    height = height + _stitched(graph, hem, hem_along, 16.5, pucker) + _stitched(graph, hem, hem_along, 22.0, pucker)
    height = height + hem.gauss(19.0, 9.0) * pucker * 1.3

    outline, armhole, _ = graph.xyz(graph.attribute("seam", "Vector"))
    outline, armhole = outline * 100.0, armhole * 100.0
    for distance in (outline, armhole):
        height = height + distance.gauss(0.0, 1.4) * -0.55 + distance.gauss(5.0, 2.5) * 0.5
        height = height + distance.gauss(4.0, 9.0) * pucker * 1.2

    neck, neck_along, _ = graph.xyz(graph.attribute("neck", "Vector"))
    neck, neck_along = neck * 100.0, neck_along * 100.0
    height = height + neck.gauss(0.0, 1.2) * -0.6 + _stitched(graph, neck, neck_along, 5.5, pucker)
    rib = graph.attribute("region").above(1.5)
    ribs = (neck_along * (2 * math.pi / 2.4)).sin() * 0.22
    roll = (neck + 22.0).gauss(0.0, 4.0) * -0.5
    height = height + rib * (ribs + roll + 0.35)

    graph.bump(height)
    printable = layer.above(0.5) * graph.attribute("region").below(0.5)
    graph.outputs(u, v, printable)
    return graph.material
