/** What a window shows at first, as the end of its address: of the demo its first figure, of a person's own the overview. */
export const firstView = (isDemo: boolean): '#/compare' | '' => (isDemo ? '#/compare' : '');
