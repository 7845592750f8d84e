"""Shader graphs written as arithmetic: a Value wraps a socket and overloads + - * /.

Also the two render outputs every product material carries (AOVs): `gmask` = 1 on the product and
`puv` = (u m, v m, m) on its printable surface, both anti-aliased by the picture's own filter.
"""
import bpy


class Value:
    """A scalar socket (or number) in one material's node tree."""

    def __init__(self, graph, socket):
        self.graph, self.socket = graph, socket

    def _math(self, operation, other=None, third=None, clamp=False):
        node = self.graph.tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        node.use_clamp = clamp
        self.graph.feed(node.inputs[0], self)
        if other is not None:
            self.graph.feed(node.inputs[1], other)
        if third is not None:
            self.graph.feed(node.inputs[2], third)
        return Value(self.graph, node.outputs[0])

    def __add__(self, other):
        return self._math("ADD", other)

    __radd__ = __add__

    def __mul__(self, other):
        return self._math("MULTIPLY", other)

    __rmul__ = __mul__

    def __sub__(self, other):
        return self._math("SUBTRACT", other)

    def __rsub__(self, other):
        return self.graph.value(other)._math("SUBTRACT", self)

    def __truediv__(self, other):
        return self._math("DIVIDE", other)

    def abs(self):
        return self._math("ABSOLUTE")

    def sin(self):
        return self._math("SINE")

    def exp(self):
        return self._math("EXPONENT")

    def at_least(self, other):
        return self._math("MAXIMUM", other)

    def at_most(self, other):
        return self._math("MINIMUM", other)

    def above(self, other):
        """1 where greater, else 0."""
        return self._math("GREATER_THAN", other)

    def below(self, other):
        return self._math("LESS_THAN", other)

    def gauss(self, centre, width):
        """exp(-((x - centre) / width)^2)."""
        t = (self - centre) / width
        return (t * t * -1.0).exp()

    def smooth_step(self, low, high):
        """0 below low, 1 above high, smooth between."""
        t = ((self - low) / (high - low))._math("ADD", 0.0, clamp=True)
        return t * t * (3.0 - 2.0 * t)


class Graph:
    """A material with a Principled shader and helpers to feed it."""

    def __init__(self, name, colour, roughness, specular):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.principled = self.tree.nodes["Principled BSDF"]
        self.principled.inputs["Base Color"].default_value = (*colour, 1)
        self.principled.inputs["Roughness"].default_value = roughness
        self.principled.inputs["Specular"].default_value = specular

    def feed(self, socket, value):
        if isinstance(value, Value):
            self.tree.links.new(value.socket, socket)
        else:
            socket.default_value = value

    def value(self, number):
        node = self.tree.nodes.new("ShaderNodeValue")
        node.outputs[0].default_value = number
        return Value(self, node.outputs[0])

    def attribute(self, name, output="Fac"):
        """A mesh attribute or UV map: "Fac" for a float, "Vector" to be split by xyz()."""
        node = self.tree.nodes.new("ShaderNodeAttribute")
        node.attribute_name = name
        return Value(self, node.outputs[output])

    def xyz(self, vector):
        node = self.tree.nodes.new("ShaderNodeSeparateXYZ")
        self.tree.links.new(vector.socket, node.inputs[0])
        return [Value(self, s) for s in node.outputs]

    def vector(self, x, y, z=0.0):
        node = self.tree.nodes.new("ShaderNodeCombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.feed(socket, value)
        return Value(self, node.outputs[0])

    def position(self):
        """Object coordinates in units."""
        node = self.tree.nodes.new("ShaderNodeTexCoord")
        return Value(self, node.outputs["Object"])

    def front_facing(self):
        node = self.tree.nodes.new("ShaderNodeNewGeometry")
        return 1.0 - Value(self, node.outputs["Backfacing"])

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5):
        """Perlin noise around 0 (about -0.5 to 0.5)."""
        node = self.tree.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        self.tree.links.new(vector.socket, node.inputs["Vector"])
        return Value(self, node.outputs["Fac"]) - 0.5

    def bump(self, height, strength=1.0, distance=0.01):
        """height in mm when distance is 0.01 units."""
        node = self.tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.feed(node.inputs["Height"], height)
        self.tree.links.new(node.outputs[0], self.principled.inputs["Normal"])

    def ramp(self, value, stops):
        """A colour socket from (position, colour) stops."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        self.feed(node.inputs[0], value)
        return node.outputs[0]

    def outputs(self, u=None, v=None, printable=None):
        """Write gmask = 1, and puv where the material is printable (printable: 0..1 before facing)."""
        mask = self.tree.nodes.new("ShaderNodeOutputAOV")
        mask.name = "gmask"
        mask.inputs["Value"].default_value = 1.0
        place = self.tree.nodes.new("ShaderNodeOutputAOV")
        place.name = "puv"
        if printable is None:
            place.inputs["Color"].default_value = (0, 0, 0, 1)
            return
        m = printable * self.front_facing()
        self.tree.links.new(self.vector(u * m, v * m, m).socket, place.inputs["Color"])


def rough_surface(name, colour, roughness=0.9, bump_units=0.01, scale=3.0, specular=0.2):
    """Floor or wall: a plain colour with a noise bump, because perfectly flat planes look like a computer."""
    graph = Graph(name, colour, roughness, specular)
    graph.bump(graph.noise(graph.position(), scale, detail=11), 1.0, bump_units)
    return graph.material
