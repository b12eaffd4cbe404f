declare const part: () => unknown;

export default part;
