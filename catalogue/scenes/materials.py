"""Materials shared by the scenes: wood, plain things, and white products with a print surface."""
import bpy

from shading import Graph

OAK = [(0.34, (0.40, 0.27, 0.16)), (0.5, (0.52, 0.37, 0.235)), (0.66, (0.62, 0.465, 0.31))]
WALNUT = [(0.34, (0.11, 0.058, 0.032)), (0.5, (0.19, 0.105, 0.06)), (0.66, (0.27, 0.16, 0.095))]
HONEY = [(0.34, (0.27, 0.165, 0.09)), (0.5, (0.44, 0.285, 0.165)), (0.66, (0.56, 0.39, 0.24))]


def wood(name="wood", stops=None, along="x", scale=1.0, roughness=0.42, board=0.0):
    """Grain along an axis of the object; board > 0: planks of that width (units) with dark joints."""
    stops = stops or HONEY
    graph = Graph(name, stops[1][1], 0.5, 0.3)
    axes = dict(zip("xyz", graph.xyz(graph.position())))
    x = axes.pop(along) * scale
    y, z = [value * scale for value in axes.values()]
    joint = None
    if board:
        row = (y / board)._math("FLOOR")
        part = y / board - row
        shift = graph.noise(graph.vector(row * 7.3, row * 3.1), 1.0, 0)
        x = x + shift * 90.0
        joint = part.gauss(0.0, 0.012) + part.gauss(1.0, 0.012)
    warp = graph.noise(graph.vector(x * 0.35, y * 1.2, z * 1.2), 1.0, 2)
    grain = graph.noise(graph.vector(x * 0.28, y * 5.0 + warp * 1.6, z * 5.0), 1.0, 5) + 0.5
    fine = graph.noise(graph.vector(x * 1.6, y * 60.0, z * 60.0), 1.0, 3)
    tone = grain + fine * 0.22
    if board:
        tone = tone + shift * 0.28 - joint * 0.5
    graph.tree.links.new(graph.ramp(tone, stops), graph.principled.inputs["Base Color"])
    graph.feed(graph.principled.inputs["Roughness"], (fine + 0.5) * 0.2 + roughness)
    graph.bump(fine - joint * 3.0 if board else fine, 1.0, 0.005)
    return graph.material


def plain(name, colour, roughness=0.6, specular=0.3, metallic=0.0, bump=0.0, scale=6.0, clearcoat=0.0):
    """A single colour; bump in units of height."""
    graph = Graph(name, colour, roughness, specular)
    graph.principled.inputs["Metallic"].default_value = metallic
    graph.principled.inputs["Clearcoat"].default_value = clearcoat
    if bump:
        graph.bump(graph.noise(graph.position(), scale, detail=5), 1.0, bump)
    return graph.material


def plaster(colour=(0.60, 0.575, 0.54), bump=0.008):
    """A painted wall: slow unevenness and fine grain."""
    graph = Graph("plaster", colour, 0.9, 0.15)
    at = graph.position()
    graph.bump(graph.noise(at, 1.2, 3) * 3.0 + graph.noise(at, 14.0, 3), 1.0, bump)
    return graph.material


def emission(name, colour, strength):
    """A glowing surface, for reflections."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = (*colour, 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material


class Printed(Graph):
    """A white product's material; x_mm, y_mm are the surface millimetres of the UV map `print`."""

    def __init__(self, name, albedo, roughness, specular):
        super().__init__(name, albedo, roughness, specular)
        self.u, self.v, _ = self.xyz(self.attribute("print", "Vector"))
        self.x_mm, self.y_mm = self.u * 1000.0, self.v * 1000.0

    def done(self, printable=None):
        flag = self.attribute("printable").above(0.5)
        self.outputs(self.u, self.v, flag if printable is None else flag * printable)
        return self.material
