// The script of a page with a wheel: choosing, keys, zoom, filters, time.
{
const { abs, cos, floor, hypot, max, min, PI, round, sin } = Math
const clamp = (x, low, high) => min(max(x, low), high)
// Degrees within a turn; the shorter way between places.
const turn = x => (x % 360 + 360) % 360, way = x => turn(x + 180) - 180
const degrees = minutes => `${floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`
const make = (name, textContent, more) => Object.assign(document.createElement(name), { textContent, ...more })
const set = (node, values) => {
	for (const name in values) node.setAttribute(name, values[name])
	return node
}
const shape = (name, values) => set(document.createElementNS('http://www.w3.org/2000/svg', name), values)

const start = host => {
const find = selector => host.querySelector(selector), source = find('script')
if (!source || host.choose) return
const { marks, words, time } = JSON.parse(source.textContent), prefix = host.id && host.id + '-'
const svg = find('.wheel>svg'), panel = find('.panel'), rest = [...panel.childNodes]
const side = svg.viewBox.baseVal.width, named = id => marks.find(m => m.id === id)
// Ties of a moved sky, the mark chosen, the one Tab reaches, the view.
let ties = [], chosen, current, view = { x: 0, y: 0, k: 1 }

// Without this script marks are only seen.
const arm = m => {
	m.area = m.el.querySelector('.line,.area')
	set(m.el, { role: 'button', tabindex: -1, 'aria-pressed': false, 'aria-controls': panel.id })
}
for (const m of marks) {
	m.near = m.near.map(i => marks[i])
	m.row = find(`[data-mark="${m.id}"]`)
	m.el = svg.getElementById(prefix + m.id)
	m.glyph = svg.getElementById(`${prefix}${m.id}.glyph`)
	if (m.el) m.text = m.el.ariaLabel, arm(m)
}

// Choosing.
const all = () => [...marks.filter(m => !m.past), ...ties]
const parts = m => [m.el, m.glyph, m.row].filter(Boolean)
const isSeen = m => m.el?.getClientRects().length
const isPlace = m => m.area.matches('.area')
const around = mark => [...ties.filter(m => m.near.includes(mark)), ...mark.near.filter(m => !m.past)]
// What belongs to the mark chosen stays bright.
const light = () => {
	const near = chosen ? [chosen, ...around(chosen).flatMap(m => m.kind === 'aspect' ? [m, ...m.near] : m)] : []
	host.classList.toggle('chosen', chosen)
	for (const m of all()) {
		m.el?.setAttribute('aria-pressed', m === chosen)
		for (const { classList } of parts(m)) classList.toggle('on', m === chosen), classList.toggle('near', near.includes(m))
	}
}
const choose = host.choose = (mark = null) => {
	chosen = mark
	light()
	mark ? (rove(mark), tell(mark)) : panel.replaceChildren(...rest)
	host.dispatchEvent(new CustomEvent('wheel:select', { bubbles: true, detail: mark }))
}
const tell = mark => {
	const list = make('ul'), foot = make('p'), told = host.querySelectorAll('.told')
	for (const m of around(mark)) list.appendChild(make('li'))
		.append(make('button', m.title, { onclick: () => choose(m) }))
	if (!ties.includes(mark)) foot.append(make('a', words.link, { href: '#' + prefix + mark.id }))
	foot.append(make('button', words.free, { onclick: () => choose() }))
	panel.replaceChildren(make('h2', mark.title), make('p', mark.text), make('p', mark.means), list,
		...mark.told?.map(i => make('p', told[i].textContent)) ?? [], foot)
}
// The mark nearest to a place of the window; else the house or the sign there.
const at = (x, y, reach) => {
	const map = svg.getScreenCTM(), p = new DOMPoint(x, y).matrixTransform(map.inverse()), seen = all().filter(isSeen)
	let nearest
	for (const m of seen) {
		if (isPlace(m)) continue
		m.line ??= Array.from({ length: 41 }, (_, i) => m.area.getPointAtLength(m.area.getTotalLength() * i / 40))
		// A body is as wide as its glyph.
		const away = (min(...m.line.map(q => hypot(p.x - q.x, p.y - q.y))) - (m.kind === 'body' ? side * .015 : 0)) * map.a
		if (away < reach) [nearest, reach] = [m, away]
	}
	return nearest ?? seen.find(m => isPlace(m) && m.area.isPointInFill(p))
}
const follow = () => marks.map(m => '#' + prefix + m.id === location.hash && choose(m))

// Keys: Tab reaches one mark, arrows the others.
const rove = mark => {
	current?.el.setAttribute('tabindex', -1)
	if (mark.el) (current = mark).el.setAttribute('tabindex', 0)
}
const key = e => {
	const seen = all().filter(isSeen), index = seen.indexOf(current), on = seen[index + 1] ?? seen[0], back = seen.at(index - 1)
	const next = { ArrowRight: on, ArrowDown: on, ArrowLeft: back, ArrowUp: back, Home: seen[0], End: seen.at(-1) }[e.key]
	const action = { Enter: () => choose(current), ' ': () => choose(current), Escape: () => choose(),
		'+': () => zoom(1.5), '-': () => zoom(1 / 1.5), 0: () => zoom(0) }[e.key]
	if (e.ctrlKey || e.metaKey || !(next ?? action)) return
	e.preventDefault()
	next ? next.el.focus({ preventScroll: true }) : action()
}

// The view: from a corner, so many times larger.
const look = (x, y, k) => {
	const part = side / k
	view = { x: clamp(x, 0, side - part), y: clamp(y, 0, side - part), k }
	set(svg, { viewBox: `${view.x} ${view.y} ${part} ${part}` })
	host.classList.toggle('zoomed', k > 1)
}
// By a factor around a place of the window; 0 shows all.
const zoom = (factor, x, y) => {
	const box = svg.getBoundingClientRect(), k = factor && clamp(view.k * factor, 1, 12) || 1, gain = side / view.k - side / k
	look(view.x + gain * (x ? (x - box.x) / box.width : .5), view.y + gain * (y ? (y - box.y) / box.height : .5), k)
}
const touches = new Map()
let down, isDrag
const drag = e => {
	const last = touches.get(e.pointerId), other = [...touches.values()].find(touch => touch !== last)
	if (!last) return
	const { clientX: x, clientY: y } = e, unit = side / view.k / svg.clientWidth / (other ? 2 : 1)
	touches.set(e.pointerId, e)
	const span = e => hypot(e.clientX - other.clientX, e.clientY - other.clientY)
	if (other) zoom(span(e) / (span(last) || 1), (x + other.clientX) / 2, (y + other.clientY) / 2)
	isDrag ||= other || view.k > 1 && hypot(x - down.clientX, y - down.clientY) > 6
	if (!isDrag) return
	svg.setPointerCapture(e.pointerId)
	look(view.x + (last.clientX - x) * unit, view.y + (last.clientY - y) * unit, view.k)
}
const click = e => {
	const { clientX: x, clientY: y, target } = e
	// Screen readers click an element, not a place.
	if (!isDrag) choose(x || y ? at(x, y, e.pointerType === 'mouse' ? 12 : 24) : all().find(m => m.el === target.closest('.mark')))
}
// The whole picture, in the inks shown.
const save = () => {
	const copy = set(svg.cloneNode(true), { viewBox: `0 0 ${side} ${side}` }), style = getComputedStyle(host)
	const seen = [...svg.querySelectorAll('*')].map(node => getComputedStyle(node))
	// What a style sheet does to it, the file does by itself.
	;[...copy.querySelectorAll('*')].map((node, i) => {
		if (seen[i].display === 'none' && !node.closest('defs') || node.matches('.line,.area')) return node.remove()
		if (node.matches('path[stroke]')) for (const name of ['stroke-width', 'stroke-dasharray', 'stroke-opacity']) set(node, { [name]: seen[i].getPropertyValue(name) })
	})
	copy.prepend(shape('rect', { width: side, height: side, fill: style.backgroundColor }))
	const text = new XMLSerializer().serializeToString(copy)
		.replace(/var\(--(\w+)[^)]*\)/g, (_, ink) => style.getPropertyValue('--' + ink))
	make('a', '', { href: 'data:image/svg+xml,' + encodeURIComponent(text), download: 'wheel.svg' }).click()
}

// What happens.
const on = (target, names, action, options) => names.split(' ').map(name => target?.addEventListener(name, action, options))
on(svg, 'pointerdown', e => {
	if (!touches.size) isDrag = false, down = e
	touches.set(e.pointerId, e)
})
on(svg, 'pointermove', drag)
on(svg, 'pointerup pointerleave', e => touches.delete(e.pointerId))
on(svg, 'click', click)
on(svg, 'dblclick', e => zoom(view.k > 1 ? 0 : 2.5, e.clientX, e.clientY))
on(svg, 'keydown', key)
on(svg, 'wheel', e => {
	if (view.k > 1 || e.deltaY < 0) e.preventDefault(), zoom(Math.exp(-e.deltaY / 400), e.clientX, e.clientY)
}, { passive: false })
// One of the picture's own would let Tab stop at it.
on(svg.parentNode, 'focusin', ({ target }) => {
	const mark = all().find(m => m.el === target)
	if (!mark) return
	const { x, y, width, height } = mark.area.getBBox(), part = side / view.k
	rove(mark)
	if (target.matches(':focus-visible')) look(x + (width - part) / 2, y + (height - part) / 2, view.k)
})
on(host, 'click', e => {
	const data = name => e.target.closest(`[data-${name}]`)?.dataset[name], factor = data('zoom'), mark = named(data('mark')) ?? ties.find(m => m.id === data('mark'))
	if (factor) zoom(+factor)
	if (!mark) return
	e.preventDefault()
	choose(mark)
	panel.scrollIntoView({ block: 'nearest' })
})
on(find('.save'), 'click', save)
on(find('.filters'), 'input', ({ target: { name, checked, value, nextElementSibling } }) => {
	if (name) return host.classList.toggle('no-' + name, !checked)
	nextElementSibling.textContent = value + '°'
	for (const m of all()) parts(m).map(part => part.classList.toggle('far', m.orb > value))
})
on(window, 'hashchange', follow)
rove(marks.find(m => m.el))
if (time) move()
follow()

// Time: the outermost sky moves, and its ties to the base with it.
function move() {
const { bodies, center, cusps, ends, hits, origin, ring, signs, start, types } = time, length = time.days * 1440
const table = new Uint16Array(Uint8Array.from(atob(time.table), c => c.charCodeAt()).buffer), slider = find('.time input'), layer = find('.aspects'), pool = {}
const [pace, beat] = matchMedia('(prefers-reduced-motion:reduce)').matches ? [1440, 1000] : [144, 16]
const list = marks.find(m => m.kind === 'aspect' && m.row)?.row.parentNode, angles = { ascendant: 1, midheaven: 1 }
const format = new Intl.DateTimeFormat(host.lang === 'en' ? 'en-GB' : host.lang, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: time.zone, timeZoneName: 'shortOffset' })
let now = time.shown, player, offset = 0
for (const body of bodies) {
	body.from = offset
	offset += body.count
	body.mark = named(`${ring}.${body.id}`)
}
// A cubic through four places of the table.
const degree = (body, day) => {
	const x = day / body.step + 1, index = min(floor(x), body.count - 3), f = x - index
	const here = table[body.from + index], ahead = i => (table[body.from + index + i] - here + 98304 & 65535) - 32768
	return turn(body.base + body.unit * (here + ahead(-1) * f * (f - 1) * (2 - f) / 6 + ahead(1) * f * (f + 1) * (2 - f) / 2
		+ ahead(2) * f * (f * f - 1) / 6))
}
const place = (at, radius) => {
	const angle = (at - origin) * PI / 180
	return { x: center - radius * cos(angle), y: center + radius * sin(angle) }
}
const path = (...points) => 'M' + points.map(p => p.x + ' ' + p.y).join('L')
const house = at => cusps.findIndex((cusp, i) => turn(at - cusp) < turn(cusps[(i + 1) % 12] - cusp))
// Stacks 7° apart: nearer ones push each other.
const spread = () => {
	const order = bodies.toSorted((a, b) => a.at - b.at)
	for (const body of order) body.drawn = body.at
	for (let n = 40; n--;) order.forEach((body, i) => {
		const next = order[(i + 1) % 10], lack = 7.01 - way(next.drawn - body.drawn)
		if (lack > 0) body.drawn -= lack / 2, next.drawn += lack / 2
	})
}
const say = (m, text) => {
	Object.assign(m, { text, line: null })
	set(m.el, { 'aria-label': text })
}
// A sign of the stock at a place.
const sign = (name, { x, y }) => {
	const node = svg.getElementById(`${prefix}stock.${name}`).cloneNode(true)
	node.removeAttribute('id')
	const box = shape('g', { transform: `translate(${x} ${y})`, 'data-sign': name })
	box.append(node)
	return box
}
const draw = body => {
	const { at, drawn, mark: m, speed } = body, [outer, inner] = time.ticks, [top, foot] = time.stack, index = floor(at / 30)
	const stack = place(drawn, top - side * .02), label = place(drawn, foot + side * .023)
	body.rest ??= { ...m, d: m.area.getAttribute('d'), home: m.area.getPointAtLength(0), cells: [...m.row.cells].map(cell => cell.textContent) }
	const live = shape('g', { class: 'live' }), { home } = body.rest, glyph = m.glyph.cloneNode(true), box = shape('g', { transform: `translate(${stack.x - home.x} ${stack.y - home.y})` })
	glyph.removeAttribute('id')
	// Its title told where it stood.
	glyph.querySelector('title')?.remove()
	box.append(glyph)
	live.append(shape('path', { d: path(place(at, outer), place(at, inner), place(drawn, top)), stroke: 'var(--mark)', 'stroke-width': time.line * 1.2 }),
		box, sign(floor(at % 30), label))
	if (speed < 0) live.append(sign('retrograde', { x: label.x + side * .02, y: label.y }))
	m.el.querySelector('.live')?.remove()
	m.el.append(live)
	set(m.area, { d: path(stack, label) })
	const where = time.positions[index].replace('{}', degrees(floor(at % 30 * 60))) + (speed < 0 ? ', ' + time.retrograde : ''), home12 = house(at)
	say(m, `${m.title}, ${where}.`)
	fill(m.row, [body.rest.cells[0], where, home12 + 1])
	m.means = ''
	m.near = [named(signs[index]), named(`house.${home12 + 1}`)].filter(Boolean)
}
// As it was before time moved.
const settle = ({ mark: m, rest }) => {
	if (!rest) return
	m.el.querySelector('.live')?.remove()
	set(m.area, { d: rest.d })
	say(m, rest.text)
	fill(m.row, rest.cells)
	;({ means: m.means, near: m.near } = rest)
}
const fill = (row, texts) => [...row.cells].map((cell, i) => i && (cell.textContent = texts[i]))
const tieOf = (body, end, type) => [body.id, end.id, type.id].join()
const tie = (body, end, type, index) => {
	const off = at => abs(abs(way(at - end.at)) - type.angle), orb = off(body.at)
	if (orb > type.orb) return []
	const id = tieOf(body, end, type), unit = time.line, ink = `var(--${type.nature})`, m = pool[id] ??= { id, kind: 'aspect', near: [body.mark, named(end.id)],
		el: shape('g', { class: `mark aspect live ${type.id} ${type.nature}`, 'data-aspect': id }), row: make('tr', '', { className: type.id }) }
	if (!m.area) {
		m.el.append(shape('path', { class: 'line' }), shape('path', { stroke: ink }),
			shape('circle', { r: unit * 2.5, fill: 'var(--disc)', stroke: 'var(--secondInk)', 'stroke-width': unit * .9 }), shape('circle', { r: unit * 2.1, fill: 'var(--ink)' }))
		m.row.dataset.mark = id
		m.row.append(set(make('th'), { scope: 'row' }), make('td'))
		m.row.firstChild.append(make('a', `${body.title}, ${end.title}: ${type.title}`, { href: '#' + prefix + 'panel' }))
		arm(m)
	}
	const [out, inn] = type.angle ? time.circle : time.divider, from = place(body.at, out), to = place(end.at, inn), known = !end.broad, near = known && 1 - orb / type.orb
	const [line, stroke, open, dot] = m.el.children, isApplying = off(body.at + body.speed) < orb
	const width = unit * (type.angle ? known && orb < type.tight ? 2.45 + .3 * near : .9 + .2 * near : 2.4) * type.weight * (end.name in angles ? .93 : 1)
	set(line, { d: path(from, to) })
	set(stroke, { 'stroke-width': width, 'stroke-opacity': type.angle ? time.faint + (1 - time.faint) * near : 1,
		'stroke-dasharray': known ? type.angle && !isApplying ? `${unit * 6.8} ${unit * 3.2}` : 'none' : `${unit * 1.2} ${unit * 3.6}` })
	set(open, { cx: from.x, cy: from.y })
	set(dot, { cx: to.x, cy: to.y })
	// The orb and the motion of a Moon of any hour of its day are not known.
	const far = known ? degrees(round(orb * 60)) : `≈${round(orb)}°`, facts = [far, known ? isApplying ? time.applying : time.separating : time.uncertain]
	say(m, `${body.subjects[max(house(body.at), 0)]} ${end.ties[index]} (${time.orb.replace('{}', far)}, ${facts[1]}).`)
	m.row.lastChild.textContent = facts.join(', ')
	m.title = `${body.title}, ${end.title}: ${type.title} ${far}`
	parts(m).map(part => part.classList.toggle('far', orb > find('.orbs')?.value))
	return [Object.assign(m, { orb, from, to, type, stroke, isLine: type.angle })]
}
// Signs on lines where the fewest others pass, the tightest first; a line stops at each.
const mark = lines => {
	const taken = [], reach = time.glyph, at = ({ from, to }, f) => ({ x: from.x + (to.x - from.x) * f, y: from.y + (to.y - from.y) * f })
	const long = ({ from, to }) => hypot(to.x - from.x, to.y - from.y)
	// Where a line is nearest to a place, and how near.
	const foot = (m, p) => {
		const { from, to } = m, f = ((p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y)) / long(m) ** 2, q = at(m, clamp(f, 0, 1))
		return [f, hypot(p.x - q.x, p.y - q.y)]
	}
	for (const m of lines) {
		m.sign?.remove()
		let spot, least = 3
		if (long(m) > reach * 4) for (let i = 25; i--;) {
			const p = at(m, .5 + (.015 - i % 2 * .03) * (i + i % 2)), behind = lines.filter(other => foot(other, p)[1] < reach).length
			if (behind <= least && hypot(p.x - center, p.y - center) < time.circle[0] - reach * 1.3 && taken.every(q => hypot(p.x - q.x, p.y - q.y) > reach * 2)) spot = p, least = behind
		}
		if (spot) taken.push(spot), m.el.append(m.sign = sign(m.type.id, spot))
	}
	for (const m of lines) {
		const cuts = taken.map(p => [...foot(m, p)]).filter(([, d]) => d < reach).map(([f, d]) => [f, (reach ** 2 - d ** 2) ** .5 / long(m)])
		let from = 0, d = ''
		for (const [f, half] of cuts.sort(([a], [b]) => a - b)) {
			if (f - half > from) d += path(at(m, from), at(m, f - half))
			from = max(from, f + half)
		}
		set(m.stroke, { d: from < 1 ? d + path(at(m, from), m.to) : d })
	}
}
const titles = [document.querySelector('title'), find('h1,h2'), svg.querySelector('title'), bodies[0].mark.row.closest('table').caption]
	.filter(node => node && !(prefix && node.matches('head *'))).map(node => [node, node.textContent])
const label = svg.getElementById(`${prefix}caption.sky.${time.index}`), told = shape('text', { class: 'live', 'font-family': 'Inter, sans-serif' })
const clock = isMoved => {
	const text = format.format((start + now * 60) * 1000).replace('GMT', 'UTC'), head = time.head + ' · '
	set(slider, { 'aria-valuetext': find('.time output').textContent = text }).value = now / 60
	for (const [node, rest] of titles) {
		const at = rest.lastIndexOf(head)
		node.textContent = isMoved ? (at < 0 ? rest + ' · ' : rest.slice(0, at)) + head + text : rest
	}
	told.remove()
	if (!isMoved || !label) return
	const { e, f } = label.transform.baseVal.consolidate().matrix
	set(told, { x: e, y: f, 'font-size': side * .01325, fill: 'var(--secondInk)' }).textContent = head + text
	label.parentNode.append(told)
}
const go = minutes => {
	now = clamp(minutes, 0, length)
	const isMoved = now !== time.shown, last = ties
	host.classList.toggle('moved', isMoved)
	for (const m of marks) {
		m.past = isMoved && (m.kind === 'aspect' || !!m.el?.closest('.sky') && bodies.every(body => body.mark !== m))
		if (m.row) m.row.hidden = m.past
	}
	ties = []
	if (isMoved) {
		for (const body of bodies) {
			body.at = degree(body, now / 1440)
			body.speed = way(degree(body, now / 1440 + .001) - body.at)
		}
		spread()
		bodies.map(draw)
		ties = bodies.flatMap(body => ends.flatMap(end => types.flatMap((type, i) => tie(body, end, type, i)))).sort((a, b) => a.orb / a.type.orb - b.orb / b.type.orb)
		// As many lines as a wheel of ours has.
		let lines = 0
		ties = ties.filter(m => !m.isLine || lines++ < 40)
		mark(ties.filter(m => m.isLine))
		for (const m of ties) if (!m.isLine) set(m.stroke, { d: path(m.from, m.to) })
	} else bodies.map(settle)
	last.map(m => ties.includes(m) || parts(m).map(part => part.remove()))
	layer.append(...ties.map(m => m.el).reverse())
	list?.append(...ties.toSorted((a, b) => a.orb - b.orb).map(m => m.row))
	clock(isMoved)
	if (chosen) all().includes(chosen) ? (light(), tell(chosen)) : choose()
}
const hit = step => {
	const [at, body, type, end] = (step > 0 ? hits.find(([at]) => at > now) : hits.findLast(([at]) => at < now)) ?? []
	if (at == null) return
	go(at)
	choose(pool[tieOf(bodies[body], ends[end], types[type])])
}
const play = ({ target }) => {
	player = player ? clearInterval(player) : setInterval(() => go(now < length ? now + pace : 0), beat);
	[target.textContent, panel.ariaLive] = player ? [time.pause, 'off'] : [time.play, 'polite']
}
on(slider, 'input', () => go(slider.value * 60))
const actions = { play, earlier: () => hit(-1), later: () => hit(1), back: () => go(time.shown) }
for (const name in actions) on(find(`[data-time=${name}]`), 'click', actions[name])
clock(false)
}
}
customElements.get('astro-wheel') || customElements.define('astro-wheel', class extends HTMLElement {
	// What the element holds may be still to come.
	connectedCallback() {
		document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => start(this)) : setTimeout(start, 0, this)
	}
})
}
