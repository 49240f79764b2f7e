// fixes: ALLOC401
// The callee is a method of a struct that changes itself, also of a field that is readonly, and the lambda changes its object.
using System;
struct Counter
{
    public int N;
    public int Run(Func<int, int> run) { N++; return run(N); }
}
class Base { public virtual int V => 1; protected int P = 4; protected int RunP(Func<int, int> run) => run(P++); }
class Program : Base
{
    Counter _c; readonly Counter _r; 
    public override int V => 2;
    event Action Changed;
    int Times(Func<int> f) { var a = f(); return a + f(); }
    int Hot(int n)
    {
        var sum = 0;
        var local = new Counter();
        Changed += () => sum++;
        for (var i = 0; i < n; i++)
        {
            sum += _c.Run(x => x + n) + _r.Run(x => x * n) + local.Run(x => x - n) + default(Counter).Run(x => x + P + V + n);
            sum += RunP(x => x + P + (Changed == null ? 1 : 2) + _c.N++);
            sum += Times(() => ++P + n);
            sum += Times(() => { Changed?.Invoke(); return P += _c.N; });
        }
        return sum + _c.N + _r.N + local.N;
    }
    static void Main() => Console.WriteLine(new Program().Hot(4));
}
