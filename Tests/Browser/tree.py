"""What the accessibility tree holds of a wheel, as text: role and name of each part that can be chosen."""


def buttons_of_wheel(window):
    """The lines of the tree under the wheel, in its order."""
    protocol = window.context.new_cdp_session(window.page)
    nodes = protocol.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    lines = []

    def visit(node, is_inside):
        role = node.get("role", {}).get("value")
        is_inside = is_inside or role == "graphics-document"
        if is_inside and not node.get("ignored") and role in ("button", "graphics-document"):
            lines.append(f"{role}: {node.get('name', {}).get('value', '')}")
        for child in node.get("childIds", []):
            if child in by_id:
                visit(by_id[child], is_inside)

    visit(nodes[0], False)
    return lines
