// silent: ALLOC503
// Pools of builders, connections and objects of the program, in which taking and giving back are named in many ways.
#nullable enable
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Text;
using System.Threading.Tasks;

static class StringBuilderPool
{
    [ThreadStatic] private static StringBuilder? t_cached;
    public static StringBuilder Get() { var found = t_cached ?? new StringBuilder(); t_cached = null; return found.Clear(); }
    public static void Return(StringBuilder builder) => t_cached = builder;
    public static string ToStringAndReturn(StringBuilder builder) { var text = builder.ToString(); Return(builder); return text; }
    public static Lease Rent(out StringBuilder builder) { builder = Get(); return new Lease(builder); }
    public readonly struct Lease(StringBuilder builder) : IDisposable { public void Dispose() => Return(builder); }
}
class Connection : IDisposable
{
    public ConnectionPool? Owner;
    public string Ask(int n) => "c" + n;
    public void Dispose() => Owner?.Release(this);
}
class ConnectionPool
{
    private readonly ConcurrentStack<Connection> _idle = new();
    public Connection Acquire() => _idle.TryPop(out var found) ? found : new Connection { Owner = this };
    public Task<Connection> AcquireAsync() => Task.FromResult(Acquire());
    public void Release(Connection connection) => _idle.Push(connection);
    public T With<T>(Func<Connection, T> f) { var c = Acquire(); try { return f(c); } finally { Release(c); } }
}
class Node { public Node? Next; public int Value; public void Free() => NodePool.Free(this); }
static class NodePool
{
    private static Node? s_free;
    public static Node Take(int value) { var node = s_free ?? new Node(); s_free = node.Next; node.Next = null; node.Value = value; return node; }
    public static void Free(Node node) { node.Next = s_free; s_free = node; }
}
sealed class WorkerPool
{
    private readonly Dictionary<int, string> _workers = new() { [1] = "one" };
    public string Get(int id) => _workers[id];
    public bool Return(string worker) => _workers.ContainsValue(worker);
}
sealed class Spooler
{
    private readonly List<string> _jobs = new() { "a", "b" };
    public string Take() { var job = _jobs[0]; _jobs.RemoveAt(0); return job; }
    public void Return(string job) => _jobs.Insert(0, job);
}
static class Uses
{
    private static readonly Dictionary<int, Node> s_nodes = new();
    private static Node? s_first;
    public static string Text(int n)
    {
        var builder = StringBuilderPool.Get();
        for (var i = 0; i < n; i++) builder.Append(i);
        if (n == 0)
            return StringBuilderPool.ToStringAndReturn(builder);
        builder.Append('!');
        return StringBuilderPool.ToStringAndReturn(builder);
    }
    public static string Leased(int n)
    {
        using var lease = StringBuilderPool.Rent(out var builder);
        return builder.Append(n).ToString();
    }
    public static string Returned(int n)
    {
        var builder = StringBuilderPool.Get();
        builder.Append(n);
        var text = builder.ToString();
        StringBuilderPool.Return(builder);
        return text;
    }
    public static string Asked(ConnectionPool pool, int n)
    {
        var connection = pool.Acquire();
        using (connection)
            return connection.Ask(n);
    }
    public static string Disposed(ConnectionPool pool, int n)
    {
        var connection = pool.Acquire();
        try { return connection.Ask(n); }
        finally { connection.Dispose(); }
    }
    public static async Task<string> Awaited(ConnectionPool pool, int n)
    {
        var connection = await pool.AcquireAsync();
        try { await Task.Yield(); return connection.Ask(n); }
        finally { pool.Release(connection); }
    }
    public static string Broken(ConnectionPool pool, int n)
    {
        var connection = pool.Acquire();
        try
        {
            var text = connection.Ask(n / (n - 1));
            pool.Release(connection);
            return text;
        }
        catch (DivideByZeroException)
        {
            return "broken";
        }
    }
    public static int Linked(int n)
    {
        for (var i = 0; i < n; i++)
        {
            var node = NodePool.Take(i);
            node.Next = s_first;
            s_first = node;
            s_nodes[i] = node;
        }
        var sum = 0;
        while (s_first is { } first)
        {
            s_first = first.Next;
            sum += first.Value;
            first.Free();
        }
        return sum;
    }
    public static int Added(int n)
    {
        var node = NodePool.Take(n);
        if (!s_nodes.TryAdd(n + 100, node))
        {
            NodePool.Free(node);
            return -1;
        }
        return node.Value;
    }
    public static string Found(WorkerPool pool)
    {
        var worker = pool.Get(1);
        return worker.ToUpperInvariant();
    }
    public static string Job(Spooler spooler)
    {
        var job = spooler.Take();
        if (job.Length > 1)
        {
            spooler.Return(job);
            return "";
        }
        return job;
    }
    public static int Swapped(ConcurrentQueue<Node> queue, int n)
    {
        var node = NodePool.Take(n);
        queue.Enqueue(node);
        if (queue.TryDequeue(out var other) && other != node)
            NodePool.Free(other);
        return queue.Count;
    }
}
static class Program
{
    static void Main()
    {
        var pool = new ConnectionPool();
        Console.WriteLine(Uses.Text(0) + Uses.Text(3) + Uses.Leased(4) + Uses.Returned(5) + Uses.Asked(pool, 1) + Uses.Disposed(pool, 2) + Uses.Awaited(pool, 3).Result + Uses.Broken(pool, 1));
        Console.WriteLine(Uses.Linked(4) + "," + Uses.Added(1) + Uses.Added(1) + Uses.Found(new()) + Uses.Job(new()) + Uses.Swapped(new(), 3) + pool.With(c => c.Ask(9)));
    }
}
