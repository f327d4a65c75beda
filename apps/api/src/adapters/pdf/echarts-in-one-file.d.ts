// The file that holds all of ECharts exports what the package does, and has no types of its own.
declare module 'echarts/dist/echarts.esm.min.mjs' {
  export * from 'echarts';
}
