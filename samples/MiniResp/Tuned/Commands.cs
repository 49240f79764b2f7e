using System.Buffers.Text;
using System.Globalization;
using System.Text;

namespace MiniResp;

/// <summary>The commands, as one client gives them. Each writes its reply behind those that wait to be sent.</summary>
internal sealed class Commands(long id, KeyStore keys, RespServerOptions options, ServerStatistics statistics)
{
    private const string KnownNames = " get set setnx setex psetex mget mset del unlink exists incr decr incrby decrby expire pexpire ttl pttl persist "
        + "dbsize ping echo select client ";

    private byte[] _name = [];

    private static ReadOnlySpan<byte> Ok => "+OK\r\n"u8;

    private static ReadOnlySpan<byte> Nil => "$-1\r\n"u8;

    private static ReadOnlySpan<byte> SyntaxError => "-ERR syntax error\r\n"u8;

    private static ReadOnlySpan<byte> NotInteger => "-ERR value is not an integer or out of range\r\n"u8;

    /// <summary>Whether the client has said that it sends no more.</summary>
    public bool HasQuit { get; private set; }

    /// <summary>Executes a command.</summary>
    public void Execute(CommandArguments command, ReplyBuffer reply)
    {
        if (command.Count == 2 && command.Is(0, "GET"u8))
            WriteValue(keys.Get(command[1]), reply);
        else if (command.Count >= 3 && command.Is(0, "SET"u8))
            Set(command, reply);
        else if (!TryExecuteOnKeys(command, reply) && !TryExecuteOnConnection(command, reply))
            Refuse(command, reply);
    }

    private bool TryExecuteOnKeys(CommandArguments command, ReplyBuffer reply)
    {
        var count = command.Count;
        if (count == 2 && command.Is(0, "INCR"u8))
            Increment(command[1], 1, reply);
        else if (count == 2 && command.Is(0, "DECR"u8))
            Increment(command[1], -1, reply);
        else if (count == 3 && command.Is(0, "INCRBY"u8))
            IncrementBy(command, isNegative: false, reply);
        else if (count == 3 && command.Is(0, "DECRBY"u8))
            IncrementBy(command, isNegative: true, reply);
        else if (count >= 2 && command.Is(0, "MGET"u8))
            MultiGet(command, reply);
        else if (count >= 3 && count % 2 == 1 && command.Is(0, "MSET"u8))
            MultiSet(command, reply);
        else if (count >= 2 && (command.Is(0, "DEL"u8) || command.Is(0, "UNLINK"u8)))
            Remove(command, reply);
        else if (count >= 2 && command.Is(0, "EXISTS"u8))
            CountExisting(command, reply);
        else if (count == 3 && command.Is(0, "SETNX"u8))
            reply.WriteNumber(':', keys.Set(command[1], Entry.Create(command[2], KeyStore.Never), exists: false) ? 1 : 0);
        else if (count == 4 && command.Is(0, "SETEX"u8))
            SetExpiring(command, 1000, reply);
        else if (count == 4 && command.Is(0, "PSETEX"u8))
            SetExpiring(command, 1, reply);
        else if (count == 3 && command.Is(0, "EXPIRE"u8))
            Expire(command, 1000, reply);
        else if (count == 3 && command.Is(0, "PEXPIRE"u8))
            Expire(command, 1, reply);
        else if (count == 2 && command.Is(0, "TTL"u8))
            reply.WriteNumber(':', TimeToLive(command[1], 1000));
        else if (count == 2 && command.Is(0, "PTTL"u8))
            reply.WriteNumber(':', TimeToLive(command[1], 1));
        else if (count == 2 && command.Is(0, "PERSIST"u8))
            reply.WriteNumber(':', Persist(command[1]) ? 1 : 0);
        else if (count == 1 && command.Is(0, "DBSIZE"u8))
            reply.WriteNumber(':', keys.Count);
        else
            return false;
        return true;
    }

    private bool TryExecuteOnConnection(CommandArguments command, ReplyBuffer reply)
    {
        var count = command.Count;
        if (count == 1 && command.Is(0, "PING"u8))
            reply.Write("+PONG\r\n"u8);
        else if (count == 2 && (command.Is(0, "PING"u8) || command.Is(0, "ECHO"u8)))
            reply.WriteBulk(command[1]);
        else if (count == 2 && command.Is(0, "SELECT"u8))
            reply.Write(command[1].SequenceEqual("0"u8) ? Ok : "-ERR DB index is out of range\r\n"u8);
        else if (command.Is(0, "HELLO"u8))
            Hello(command, reply);
        else if (count >= 2 && command.Is(0, "CLIENT"u8))
            Client(command, reply);
        else if (count >= 3 && command.Is(0, "CONFIG"u8) && command.Is(1, "GET"u8))
            ConfigGet(command, reply);
        else if (command.Is(0, "INFO"u8))
            reply.WriteBulk(Encoding.Latin1.GetBytes(statistics.Describe()));
        else if (command.Is(0, "COMMAND"u8))
            reply.Write(count == 2 && command.Is(1, "COUNT"u8) ? ":0\r\n"u8 : "*0\r\n"u8);
        else if (command.Is(0, "QUIT"u8))
            Quit(reply);
        else
            return false;
        return true;
    }

    private static void Refuse(CommandArguments command, ReplyBuffer reply)
    {
        var name = Shown(command[0]);
        var lower = name.ToLowerInvariant();
        reply.Write(Encoding.Latin1.GetBytes(
            KnownNames.Contains(" " + lower + " ", StringComparison.Ordinal) ? $"-ERR wrong number of arguments for '{lower}' command\r\n"
            : lower == "config" ? "-ERR unknown subcommand of 'config'\r\n"
            : $"-ERR unknown command '{name}'\r\n"));
    }

    private void Set(CommandArguments command, ReplyBuffer reply)
    {
        bool? exists = null;
        var deadline = KeyStore.Never;
        for (var i = 3; i < command.Count; i++)
        {
            if (exists is null && command.Is(i, "NX"u8))
            {
                exists = false;
            }
            else if (exists is null && command.Is(i, "XX"u8))
            {
                exists = true;
            }
            else if (deadline == KeyStore.Never && i + 1 < command.Count && (command.Is(i, "EX"u8) || command.Is(i, "PX"u8)))
            {
                if (!TryReadDeadline(command, i + 1, command.Is(i, "EX"u8) ? 1000 : 1, reply, out deadline))
                    return;
                i++;
            }
            else
            {
                reply.Write(SyntaxError);
                return;
            }
        }

        reply.Write(keys.Set(command[1], Entry.Create(command[2], deadline), exists) ? Ok : Nil);
    }

    private void SetExpiring(CommandArguments command, int unit, ReplyBuffer reply)
    {
        if (!TryReadDeadline(command, 2, unit, reply, out var deadline))
            return;
        keys.Set(command[1], Entry.Create(command[3], deadline), exists: null);
        reply.Write(Ok);
    }

    private void MultiGet(CommandArguments command, ReplyBuffer reply)
    {
        reply.WriteNumber('*', command.Count - 1);
        for (var i = 1; i < command.Count; i++)
            WriteValue(keys.Get(command[i]), reply);
    }

    private void MultiSet(CommandArguments command, ReplyBuffer reply)
    {
        for (var i = 1; i < command.Count; i += 2)
            keys.Set(command[i], Entry.Create(command[i + 1], KeyStore.Never), exists: null);
        reply.Write(Ok);
    }

    private void Remove(CommandArguments command, ReplyBuffer reply)
    {
        var count = 0;
        for (var i = 1; i < command.Count; i++)
            count += keys.Remove(command[i]) ? 1 : 0;
        reply.WriteNumber(':', count);
    }

    private void CountExisting(CommandArguments command, ReplyBuffer reply)
    {
        var count = 0;
        for (var i = 1; i < command.Count; i++)
            count += keys.Get(command[i]) is null ? 0 : 1;
        reply.WriteNumber(':', count);
    }

    private void IncrementBy(CommandArguments command, bool isNegative, ReplyBuffer reply)
    {
        if (!TryParse(command[2], out var step) || (isNegative && step == long.MinValue))
            reply.Write(NotInteger);
        else
            Increment(command[1], isNegative ? -step : step, reply);
    }

    private void Increment(ReadOnlySpan<byte> key, long step, ReplyBuffer reply)
    {
        Span<byte> digits = stackalloc byte[20];
        while (true)
        {
            var old = keys.Find(key, out var stored);
            var number = 0L;
            if (old is not null && !TryParse(old.Value, out number))
            {
                reply.Write(NotInteger);
                return;
            }

            if (step > 0 ? number > long.MaxValue - step : number < long.MinValue - step)
            {
                reply.Write("-ERR increment or decrement would overflow\r\n"u8);
                return;
            }

            number += step;
            Utf8Formatter.TryFormat(number, digits, out var length);
            if (!keys.TryReplace(key, stored, old, Entry.Create(digits[..length], old?.Deadline ?? KeyStore.Never)))
                continue;
            reply.WriteNumber(':', number);
            return;
        }
    }

    private void Expire(CommandArguments command, int unit, ReplyBuffer reply)
    {
        if (TryParse(command[2], out var time) && time <= 0)
            reply.WriteNumber(':', keys.Remove(command[1]) ? 1 : 0);
        else if (TryReadDeadline(command, 2, unit, reply, out var deadline))
            reply.WriteNumber(':', keys.Expire(command[1], deadline) ? 1 : 0);
    }

    private long TimeToLive(ReadOnlySpan<byte> key, int unit) => keys.Find(key, out _)?.Deadline switch
    {
        null => -2,
        KeyStore.Never => -1,
        { } deadline => (Math.Max(deadline - keys.Now, 0) + unit / 2) / unit,
    };

    private bool Persist(ReadOnlySpan<byte> key) =>
        keys.Find(key, out _) is { Deadline: not KeyStore.Never } && keys.Expire(key, KeyStore.Never);

    private void Hello(CommandArguments command, ReplyBuffer reply)
    {
        if (command.Count > 1 && !command[1].SequenceEqual("2"u8))
        {
            reply.Write("-NOPROTO unsupported protocol version\r\n"u8);
        }
        else if (command.Count > 2)
        {
            reply.Write(SyntaxError);
        }
        else
        {
            reply.Write("*14\r\n$6\r\nserver\r\n$5\r\nredis\r\n$7\r\nversion\r\n$5\r\n4.0.0\r\n$5\r\nproto\r\n:2\r\n$2\r\nid\r\n"u8);
            reply.WriteNumber(':', id);
            reply.Write("$4\r\nmode\r\n$10\r\nstandalone\r\n$4\r\nrole\r\n$6\r\nmaster\r\n$7\r\nmodules\r\n*0\r\n"u8);
        }
    }

    private void Client(CommandArguments command, ReplyBuffer reply)
    {
        if (command.Count == 2 && command.Is(1, "ID"u8))
            reply.WriteNumber(':', id);
        else if (command.Count == 2 && command.Is(1, "GETNAME"u8))
            WriteName(reply);
        else if (command.Count == 3 && command.Is(1, "SETNAME"u8))
            SetName(command[2], reply);
        else if (command.Count == 4 && command.Is(1, "SETINFO"u8))
            reply.Write(Ok);
        else
            reply.Write("-ERR unknown subcommand of 'client'\r\n"u8);
    }

    private void WriteName(ReplyBuffer reply)
    {
        if (_name.Length == 0)
            reply.Write(Nil);
        else
            reply.WriteBulk(_name);
    }

    private void SetName(ReadOnlySpan<byte> name, ReplyBuffer reply)
    {
        if (name.ContainsAnyExceptInRange((byte)'!', (byte)'~'))
        {
            reply.Write("-ERR Client names cannot contain spaces, newlines or special characters.\r\n"u8);
            return;
        }

        _name = name.ToArray();
        reply.Write(Ok);
    }

    private void ConfigGet(CommandArguments command, ReplyBuffer reply)
    {
        var found = new List<(int Index, string Value)>();
        for (var i = 2; i < command.Count; i++)
        {
            if (SettingOf(command, i) is { } value)
                found.Add((i, value));
        }

        reply.WriteNumber('*', found.Count * 2);
        foreach (var (index, value) in found)
        {
            reply.WriteBulk(command[index]);
            reply.WriteBulk(Encoding.Latin1.GetBytes(value));
        }
    }

    private string? SettingOf(CommandArguments command, int index) =>
        command.Is(index, "save"u8) ? ""
        : command.Is(index, "appendonly"u8) ? "no"
        : command.Is(index, "databases"u8) ? "1"
        : command.Is(index, "timeout"u8) ? "0"
        : command.Is(index, "maxclients"u8) ? options.MaxConnections.ToString(CultureInfo.InvariantCulture)
        : command.Is(index, "proto-max-bulk-len"u8) ? options.MaxBulkLength.ToString(CultureInfo.InvariantCulture)
        : null;

    private void Quit(ReplyBuffer reply)
    {
        HasQuit = true;
        reply.Write(Ok);
    }

    /// <summary>Reads when a key is to expire, or writes what is wrong with the argument.</summary>
    private bool TryReadDeadline(CommandArguments command, int index, int unit, ReplyBuffer reply, out long deadline)
    {
        deadline = KeyStore.Never;
        if (!TryParse(command[index], out var time))
        {
            reply.Write(NotInteger);
            return false;
        }

        var now = keys.Now;
        if (time <= 0 || time >= (long.MaxValue - now) / unit)
        {
            reply.Write(Encoding.Latin1.GetBytes($"-ERR invalid expire time in '{Shown(command[0]).ToLowerInvariant()}' command\r\n"));
            return false;
        }

        deadline = now + time * unit;
        return true;
    }

    private static void WriteValue(Entry? entry, ReplyBuffer reply) => reply.Write(entry is null ? Nil : entry.Reply);

    private static bool TryParse(ReadOnlySpan<byte> text, out long number) =>
        Utf8Parser.TryParse(text, out number, out var used) && used == text.Length;

    /// <summary>The beginning of a text, as a line of the protocol can hold it.</summary>
    private static string Shown(ReadOnlySpan<byte> text)
    {
        var shown = new StringBuilder();
        foreach (var letter in text[..Math.Min(text.Length, 64)])
            shown.Append(letter is >= (byte)' ' and <= (byte)'~' ? (char)letter : '.');
        return shown.ToString();
    }
}
