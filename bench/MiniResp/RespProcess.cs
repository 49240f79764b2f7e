using System.Diagnostics;
using System.Globalization;
using System.Net;
using System.Net.Sockets;
using System.Text;
using MiniResp.Variants;

namespace Allocations.Bench.MiniResp;

/// <summary>What a server says of itself by <c>INFO</c>, and the processor time of its process.</summary>
/// <param name="Commands">Commands that it executed.</param>
/// <param name="Writes">Times that it handed bytes to a socket.</param>
/// <param name="Allocated">Bytes that it allocated; null for a server without a garbage collector.</param>
/// <param name="Gen0">Collections of generation 0.</param>
/// <param name="Cpu">Processor time in seconds.</param>
internal sealed record RespCounters(long Commands, long Writes, long? Allocated, long Gen0, double Cpu);

/// <summary>A server in a process of its own, so that the load neither allocates there nor is measured with it.</summary>
internal sealed class RespProcess : IDisposable
{
    private static readonly TimeSpan StartTime = TimeSpan.FromSeconds(20);

    private readonly Process _process;

    private RespProcess(Process process, IPEndPoint endPoint)
    {
        _process = process;
        EndPoint = endPoint;
    }

    public IPEndPoint EndPoint { get; }

    /// <summary>The argument of this program that makes it a server.</summary>
    public const string Serve = "serve";

    /// <summary>Starts a variant of the sample server.</summary>
    /// <param name="variant">Its name.</param>
    /// <param name="concurrencyLevel">The concurrency level of its dictionary; null for the default.</param>
    public static async Task<RespProcess> StartVariantAsync(string variant, int? concurrencyLevel)
    {
        var program = Environment.ProcessPath!;
        string[] own = Path.GetFileNameWithoutExtension(program) == "dotnet" ? [typeof(RespProcess).Assembly.Location] : [];
        var level = (concurrencyLevel ?? 0).ToString(CultureInfo.InvariantCulture);
        var process = Start(program, [.. own, "resp", Serve, variant, level]);
        var line = await process.StandardOutput.ReadLineAsync().WaitAsync(StartTime)
            ?? throw new InvalidOperationException("The server did not start: " + await process.StandardError.ReadToEndAsync());
        return new RespProcess(process, IPEndPoint.Parse(line));
    }

    /// <summary>Starts <c>redis-server</c> without persistence; null where it is not installed.</summary>
    public static async Task<RespProcess?> TryStartRedisAsync()
    {
        // It cannot be told to take a free port, so it is given one that was free just now.
        int port;
        using (var probe = new Socket(SocketType.Stream, ProtocolType.Tcp))
        {
            probe.Bind(new IPEndPoint(IPAddress.Loopback, 0));
            port = ((IPEndPoint)probe.LocalEndPoint!).Port;
        }

        Process process;
        try
        {
            process = Start("redis-server", ["--bind", "127.0.0.1", "--port", port.ToString(CultureInfo.InvariantCulture), "--save", "", "--appendonly", "no"]);
        }
        catch (System.ComponentModel.Win32Exception)
        {
            return null;
        }

        _ = process.StandardOutput.ReadToEndAsync();
        var server = new RespProcess(process, new IPEndPoint(IPAddress.Loopback, port));
        for (var start = Stopwatch.GetTimestamp(); ;)
        {
            try
            {
                await server.ReadCountersAsync();
                return server;
            }
            catch (SocketException) when (!process.HasExited && Stopwatch.GetElapsedTime(start) < StartTime)
            {
                await Task.Delay(20);
            }
        }
    }

    /// <summary>Serves with a variant until the standard input ends: what the process does that <see cref="StartVariantAsync"/> starts.</summary>
    public static Task ServeAsync(string variant, int? concurrencyLevel)
    {
        var settings = new ServerSettings { ConcurrencyLevel = concurrencyLevel };
        return variant switch
        {
            "Before" => ServeAsync<BeforeServer>(settings),
            "After" => ServeAsync<AfterServer>(settings),
            "AutoFlush" => ServeAsync<AutoFlushServer>(settings),
            "Tuned" => ServeAsync<TunedServer>(settings),
            _ => throw new ArgumentException($"There is no variant '{variant}'.", nameof(variant)),
        };
    }

    /// <summary>Asks the server for its counters.</summary>
    public async Task<RespCounters> ReadCountersAsync()
    {
        using var client = new TcpClient { NoDelay = true };
        await client.ConnectAsync(EndPoint);
        using var reader = new StreamReader(client.GetStream(), Encoding.Latin1);
        await client.GetStream().WriteAsync("INFO\r\nQUIT\r\n"u8.ToArray());
        var values = new Dictionary<string, long>();
        while (await reader.ReadLineAsync() is { } line)
        {
            if (line.Split(':') is [var name, var text] && long.TryParse(text, CultureInfo.InvariantCulture, out var value))
                values[name] = value;
        }

        _process.Refresh();
        return new RespCounters(
            values["total_commands_processed"],
            values["total_writes_processed"],
            values.TryGetValue("allocated_bytes", out var allocated) ? allocated : null,
            values.GetValueOrDefault("gen0_collections"),
            _process.TotalProcessorTime.TotalSeconds);
    }

    public void Dispose()
    {
        _process.StandardInput.Close();
        if (!_process.WaitForExit(200))
            _process.Kill();
        _process.WaitForExit();
        _process.Dispose();
    }

    private static async Task ServeAsync<TServer>(ServerSettings settings)
        where TServer : IServerVariant<TServer>
    {
        await using var server = TServer.Start(settings);
        Console.WriteLine(server.EndPoint);
        await Console.In.ReadToEndAsync();
    }

    private static Process Start(string program, IEnumerable<string> arguments) => Process.Start(
        new ProcessStartInfo(program, arguments) { RedirectStandardInput = true, RedirectStandardOutput = true, RedirectStandardError = true })!;
}
