// title: an interpolated string with await in a hole
// row: same, but a hole contains await, or a hole is dynamic
// rule: ALLOC207
// message: the string takes 32 bytes beside the box
// bytes: 128/56
// note: the task takes 72 bytes, the box of the number 24, the string 32
static class Case
{
    static Task<int> s_number = Task.FromResult(300);

    static async Task<string> Probe() => [|$"a{await s_number}"|];
}
