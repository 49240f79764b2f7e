// fixes: ALLOC405
// Value tasks of asynchronous methods in base classes, interfaces, generics and structs; cancelled, failed, nested, in queries and patterns.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;
interface IRead { ValueTask<int> Read(int n); async ValueTask<int> Twice(int n) => await Read(n) * 2; }
struct Reader : IRead
{
    public int N;
    public async ValueTask<int> Read(int n) { N++; await Task.Yield(); return N + n; }
    public async ValueTask Nothing() { await Task.CompletedTask; throw new OperationCanceledException(); }
}
class G<T> where T : IRead
{
    public async ValueTask<(T, int)> Get(T t, int n) => (t, n);
    public async Task<int> Run(T t, int n, CancellationToken token)
    {
        var sum = 0;
        for (var i = 0; i < n; i++)
        {
            var (x, y) = await Get(t, i).AsTask();
            sum += y;
            sum += await t.Read(i).AsTask() + await ((IRead)t).Twice(i).AsTask();
            if (await Get(t, i).AsTask() is (_, > 1)) sum += 100;
            await using var d = await Open(i).AsTask();
            sum += (await Open(i).AsTask()).Id;
            try { await Fail(token).AsTask(); } catch (OperationCanceledException e) { sum += e is TaskCanceledException ? 1000 : 2000; }
            try { await new Reader().Nothing().AsTask().ConfigureAwait(false); } catch (OperationCanceledException e) { sum += e is TaskCanceledException ? 1000 : 2000; }
            lock (this) { sum++; }
        }
        return sum;
        async ValueTask<D> Open(int id) { await Task.Delay(0); return new D { Id = id }; }
        static async ValueTask<int> Fail(CancellationToken token) { token.ThrowIfCancellationRequested(); await Task.Yield(); return 1; }
    }
}
sealed class D : IAsyncDisposable { public int Id; public async ValueTask DisposeAsync() { Console.Write("d" + Id); await Again().AsTask(); } async ValueTask Again() => await Task.Yield(); }
static class Program
{
    static void Main()
    {
        Console.WriteLine(new G<Reader>().Run(new Reader(), 3, new CancellationToken(true)).Result);
        Console.WriteLine(new G<IRead>().Run(new Reader { N = 5 }, 3, default).Result);
    }
}
