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
	copy.prepend(shape('rect', { width: side, height: side, fill: style.backgroundColor }))
	const text = new XMLSerializer().serializeToString(copy)
		.replace(/var\(--(\w+),[^)]*\)/g, (_, ink) => style.getPropertyValue('--' + ink))
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
	const data = name => e.target.closest(`[data-${name}]`)?.dataset[name], factor = data('zoom'), mark = named(data('mark'))
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
	for (const m of marks) parts(m).map(part => part.classList.toggle('far', m.orb > value))
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
const format = new Intl.DateTimeFormat(host.lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
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
const draw = body => {
	const { at, drawn, mark: m, speed } = body, [outer, inner] = time.ticks, [top, foot] = time.stack, sign = floor(at / 30)
	const tick = m.el.querySelectorAll('path')[1], stack = place(drawn, top - side * .02), label = place(drawn, foot + side * .023)
	body.label ??= m.el.appendChild(shape('text', { 'font-size': side * .015 }))
	body.home ??= m.area.getPointAtLength(0)
	set(tick, { d: path(place(at, outer), place(at, inner), place(drawn, top)) })
	set(m.area, { d: path(stack, label) })
	m.glyph.style.translate = `${stack.x - body.home.x}px ${stack.y - body.home.y}px`
	set(body.label, label).textContent = floor(at % 30) + '°' + (speed < 0 ? '℞' : '')
	const where = time.positions[sign].replace('{}', degrees(floor(at % 30 * 60)))
	say(m, `${time.sky}: ${m.title}, ${where}${speed < 0 ? ', ' + time.retrograde : ''}.`)
	m.means = ''
	m.near = [named(signs[sign]), named(`house.${house(at) + 1}`)].filter(Boolean)
}
const tieOf = (body, end, type) => [body.id, end.id, type.id].join()
const tie = (body, end, type, index) => {
	const off = at => abs(abs(way(at - end.at)) - type.angle), orb = off(body.at)
	if (orb > type.orb) return []
	const id = tieOf(body, end, type), m = pool[id] ??= { id, kind: 'aspect', near: [body.mark, named(end.id)],
		el: shape('g', { class: `mark aspect live ${type.id} ${type.nature}` }) }
	if (!m.area) m.el.append(shape('path', { class: 'line' }), shape('path')), arm(m)
	const [out, inn = out] = type.angle ? [time.circle] : time.divider, d = path(place(body.at, out), place(end.at, inn))
	for (const part of m.el.children) set(part, { d })
	const far = degrees(round(orb * 60)), facts = [time.orb.replace('{}', far), off(body.at + body.speed) < orb ? time.applying : time.separating]
	say(m, `${body.subjects[max(house(body.at), 0)]} ${end.ties[index]} (${facts.join(', ')}).`)
	m.title = `${body.title}, ${end.title}: ${type.title} ${far}`
	return [m]
}
const clock = () => {
	const text = format.format((start + now * 60) * 1000) + ' UTC'
	set(slider, { 'aria-valuetext': find('.time output').textContent = text }).value = now / 60
}
const go = minutes => {
	now = clamp(minutes, 0, length)
	host.classList.add('moved')
	for (const m of marks) m.past ??= m.kind === 'aspect' || !!m.el?.closest('.sky') && bodies.every(body => body.mark !== m)
	for (const body of bodies) {
		body.at = degree(body, now / 1440)
		body.speed = way(degree(body, now / 1440 + .001) - body.at)
	}
	spread()
	bodies.map(draw)
	const last = ties
	ties = bodies.flatMap(body => ends.flatMap(end => types.flatMap((type, i) => tie(body, end, type, i))))
	last.map(m => ties.includes(m) || m.el.remove())
	ties.map(m => m.el.isConnected || layer.append(m.el))
	clock()
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
clock()
}
}
customElements.get('astro-wheel') || customElements.define('astro-wheel', class extends HTMLElement {
	// What the element holds may be still to come.
	connectedCallback() {
		document.readyState === 'loading' ? addEventListener('DOMContentLoaded', () => start(this)) : setTimeout(start, 0, this)
	}
})
}
