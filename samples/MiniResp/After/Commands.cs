using System.Globalization;
using System.Text;

namespace MiniResp;

/// <summary>The commands, as one client gives them. Each answers with the text of its reply.</summary>
internal sealed class Commands(long id, KeyStore keys, RespServerOptions options, ServerStatistics statistics)
{
    private const string Ok = "+OK\r\n";
    private const string Nil = "$-1\r\n";
    private const string SyntaxError = "-ERR syntax error\r\n";
    private const string NotInteger = "-ERR value is not an integer or out of range\r\n";

    private string _name = "";

    /// <summary>Whether the client has said that it sends no more.</summary>
    public bool HasQuit { get; private set; }

    /// <summary>Executes a command.</summary>
    /// <param name="command">Its name and its arguments.</param>
    public string Execute(List<string> command)
    {
        statistics.AddCommands(1);
        var name = command[0].ToUpperInvariant();
        return (name, command.Count) switch
        {
            ("GET", 2) => Bulk(keys.Get(command[1])),
            ("SET", >= 3) => Set(command),
            ("SETNX", 3) => Number(keys.Set(command[1], command[2], KeyStore.Never, exists: false) ? 1 : 0),
            ("SETEX", 4) => SetExpiring(command, 1000),
            ("PSETEX", 4) => SetExpiring(command, 1),
            ("MGET", >= 2) => MultiGet(command),
            ("MSET", >= 3) when command.Count % 2 == 1 => MultiSet(command),
            ("DEL" or "UNLINK", >= 2) => Count(command, keys.Remove),
            ("EXISTS", >= 2) => Count(command, key => keys.Get(key) is not null),
            ("INCR", 2) => Increment(command[1], 1),
            ("DECR", 2) => Increment(command[1], -1),
            ("INCRBY", 3) => TryParse(command[2], out var step) ? Increment(command[1], step) : NotInteger,
            ("DECRBY", 3) => TryParse(command[2], out var step) && step != long.MinValue ? Increment(command[1], -step) : NotInteger,
            ("EXPIRE", 3) => Expire(command, 1000),
            ("PEXPIRE", 3) => Expire(command, 1),
            ("TTL", 2) => TimeToLive(command[1], 1000),
            ("PTTL", 2) => TimeToLive(command[1], 1),
            ("PERSIST", 2) => Persist(command[1]),
            ("DBSIZE", 1) => Number(keys.Count),
            ("PING", 1) => "+PONG\r\n",
            ("PING", 2) or ("ECHO", 2) => Bulk(command[1]),
            ("SELECT", 2) => command[1] == "0" ? Ok : "-ERR DB index is out of range\r\n",
            ("HELLO", >= 1) => Hello(command),
            ("CLIENT", >= 2) => Client(command),
            ("CONFIG", >= 3) when Is(command[1], "GET") => ConfigGet(command),
            ("INFO", _) => Bulk(statistics.Describe()),
            ("COMMAND", 2) when Is(command[1], "COUNT") => Number(0),
            ("COMMAND", _) => "*0\r\n",
            ("QUIT", _) => Quit(),
            ("GET" or "SET" or "SETNX" or "SETEX" or "PSETEX" or "MGET" or "MSET" or "DEL" or "UNLINK" or "EXISTS" or "INCR" or "DECR" or "INCRBY"
                or "DECRBY" or "EXPIRE" or "PEXPIRE" or "TTL" or "PTTL" or "PERSIST" or "DBSIZE" or "PING" or "ECHO" or "SELECT" or "CLIENT", _) =>
                $"-ERR wrong number of arguments for '{name.ToLowerInvariant()}' command\r\n",
            ("CONFIG", _) => "-ERR unknown subcommand of 'config'\r\n",
            _ => $"-ERR unknown command '{Shown(command[0])}'\r\n",
        };
    }

    private string Set(List<string> command)
    {
        bool? exists = null;
        var deadline = KeyStore.Never;
        for (var i = 3; i < command.Count; i++)
        {
            if (Is(command[i], "NX") && exists is null)
            {
                exists = false;
            }
            else if (Is(command[i], "XX") && exists is null)
            {
                exists = true;
            }
            else if ((Is(command[i], "EX") || Is(command[i], "PX")) && deadline == KeyStore.Never && i + 1 < command.Count)
            {
                if (!TryParse(command[i + 1], out var time))
                    return NotInteger;
                if (!TryFindDeadline(time, Is(command[i], "EX") ? 1000 : 1, out deadline))
                    return InvalidExpireTime(command[0]);
                i++;
            }
            else
            {
                return SyntaxError;
            }
        }

        return keys.Set(command[1], command[2], deadline, exists) ? Ok : Nil;
    }

    private string SetExpiring(List<string> command, int unit)
    {
        if (!TryParse(command[2], out var time))
            return NotInteger;
        if (!TryFindDeadline(time, unit, out var deadline))
            return InvalidExpireTime(command[0]);
        keys.Set(command[1], command[3], deadline, exists: null);
        return Ok;
    }

    private string MultiGet(List<string> command)
    {
        var reply = new StringBuilder();
        reply.Append('*').Append(command.Count - 1).Append("\r\n");
        for (var i = 1; i < command.Count; i++)
            reply.Append(Bulk(keys.Get(command[i])));
        return reply.ToString();
    }

    private string MultiSet(List<string> command)
    {
        for (var i = 1; i < command.Count; i += 2)
            keys.Set(command[i], command[i + 1], KeyStore.Never, exists: null);
        return Ok;
    }

    private string Increment(string key, long step)
    {
        string? error = null;
        var result = 0L;
        keys.Update(key, old =>
        {
            var number = 0L;
            error = old is not null && !TryParse(old, out number) ? NotInteger
                : step > 0 ? number > long.MaxValue - step ? "-ERR increment or decrement would overflow\r\n" : null
                : number < long.MinValue - step ? "-ERR increment or decrement would overflow\r\n" : null;
            if (error is not null)
                return old!;
            result = number + step;
            return result.ToString(CultureInfo.InvariantCulture);
        });
        return error ?? Number(result);
    }

    private string Expire(List<string> command, int unit)
    {
        if (!TryParse(command[2], out var time))
            return NotInteger;
        if (time <= 0)
            return Number(keys.Remove(command[1]) ? 1 : 0);
        if (!TryFindDeadline(time, unit, out var deadline))
            return InvalidExpireTime(command[0]);
        return Number(keys.Expire(command[1], deadline) ? 1 : 0);
    }

    private string TimeToLive(string key, int unit) => keys.DeadlineOf(key) switch
    {
        null => Number(-2),
        KeyStore.Never => Number(-1),
        { } deadline => Number((Math.Max(deadline - keys.Now, 0) + unit / 2) / unit),
    };

    private string Persist(string key) =>
        Number(keys.DeadlineOf(key) is not null and not KeyStore.Never && keys.Expire(key, KeyStore.Never) ? 1 : 0);

    private string Hello(List<string> command)
    {
        if (command.Count > 1 && command[1] != "2")
            return "-NOPROTO unsupported protocol version\r\n";
        if (command.Count > 2)
            return SyntaxError;
        return "*14\r\n" + Bulk("server") + Bulk("redis") + Bulk("version") + Bulk("4.0.0") + Bulk("proto") + Number(2) + Bulk("id") + Number(id)
            + Bulk("mode") + Bulk("standalone") + Bulk("role") + Bulk("master") + Bulk("modules") + "*0\r\n";
    }

    private string Client(List<string> command) => (command[1].ToUpperInvariant(), command.Count) switch
    {
        ("ID", 2) => Number(id),
        ("GETNAME", 2) => _name.Length == 0 ? Nil : Bulk(_name),
        ("SETNAME", 3) => SetName(command[2]),
        ("SETINFO", 4) => Ok,
        _ => "-ERR unknown subcommand of 'client'\r\n",
    };

    private string SetName(string name)
    {
        foreach (var letter in name)
        {
            if (letter is < '!' or > '~')
                return "-ERR Client names cannot contain spaces, newlines or special characters.\r\n";
        }

        _name = name;
        return Ok;
    }

    private string ConfigGet(List<string> command)
    {
        var reply = new StringBuilder();
        var count = 0;
        for (var i = 2; i < command.Count; i++)
        {
            var value = command[i].ToLowerInvariant() switch
            {
                "save" or "appendonly" => command[i].Length == 4 ? "" : "no",
                "databases" => "1",
                "timeout" => "0",
                "maxclients" => options.MaxConnections.ToString(CultureInfo.InvariantCulture),
                "proto-max-bulk-len" => options.MaxBulkLength.ToString(CultureInfo.InvariantCulture),
                _ => null,
            };
            if (value is null)
                continue;
            count += 2;
            reply.Append(Bulk(command[i])).Append(Bulk(value));
        }

        return "*" + count.ToString(CultureInfo.InvariantCulture) + "\r\n" + reply;
    }

    private string Quit()
    {
        HasQuit = true;
        return Ok;
    }

    private bool TryFindDeadline(long time, int unit, out long deadline)
    {
        var now = keys.Now;
        deadline = KeyStore.Never;
        if (time <= 0 || time >= (long.MaxValue - now) / unit)
            return false;
        deadline = now + time * unit;
        return true;
    }

    private static string Count(List<string> command, Func<string, bool> counts)
    {
        var count = 0;
        for (var i = 1; i < command.Count; i++)
        {
            if (counts(command[i]))
                count++;
        }

        return Number(count);
    }

    private static bool Is(string text, string word) => text.Equals(word, StringComparison.OrdinalIgnoreCase);

    private static bool TryParse(string text, out long number) =>
        long.TryParse(text, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number);

    private static string InvalidExpireTime(string command) => $"-ERR invalid expire time in '{command.ToLowerInvariant()}' command\r\n";

    private static string Number(long number) => $":{number}\r\n";

    private static string Bulk(string? text) => text is null ? Nil : $"${text.Length}\r\n{text}\r\n";

    /// <summary>The beginning of a text, as a line of the protocol can hold it.</summary>
    private static string Shown(string text)
    {
        var shown = new StringBuilder();
        foreach (var letter in text)
        {
            if (shown.Length == 64)
                break;
            shown.Append(letter is >= ' ' and <= '~' ? letter : '.');
        }

        return shown.ToString();
    }
}
