// refuses: ALLOC405
// stack: 256
// A task takes less stack on each level than a value task.
using System;
using System.Threading.Tasks;
static class Program
{
    static object s_end = "e";
    static async Task<object> Walk(int n, object o)
    {
        if (n == 0) return s_end;
        return await Walk(n - 1, o) ?? await Walk(n - 2, o);
    }
    static async Task<int> All(int n) { var k = 0; for (var i = 0; i < 2; i++) k += ((string)await Walk(n, "a")).Length; return k; }
    static void Main() => Console.WriteLine(All(700).Result);
}
