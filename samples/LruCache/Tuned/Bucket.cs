using System.Numerics;
using System.Runtime.CompilerServices;

namespace Lru;

/// <summary>
/// A part of the cache: nodes in one array that are made once, linked by their indexes into chains of equal hash and into lists by use.
/// </summary>
/// <remarks>
/// Whoever changes anything holds the gate. Keys, values and chains change only while the version is odd, so a reader needs no gate: what it
/// read belongs together if the version was even before and is the same after. That also keeps a node that was given to another key meanwhile
/// from being taken for the first one's. A reader only notes which node it used; the notes are followed by whoever holds the gate next, in the order
/// in which they were made. A note may get lost when readers meet, or name a node that has another key by now: that changes what is dropped
/// next and nothing else.
/// <para>
/// Where several threads read, a node that is among the first fourth of its list anyway is not noted again. So reads of keys that are in use write nothing
/// at all, and threads do not take memory from each other. What is dropped then is one of the last fourth of a textbook's order; a thread alone drops
/// exactly what a textbook would.
/// </para>
/// </remarks>
internal sealed class Bucket<TValue>
    where TValue : notnull
{
    /// <summary>Deadline of a value that stays until it is dropped.</summary>
    public const long Never = long.MaxValue;

    /// <summary>The most nodes that an index of two bytes tells apart, beside the heads of the lists.</summary>
    public const int MaxCapacity = ushort.MaxValue + 1 - FirstNode;

    // The heads of the two lists are nodes themselves. As links of a chain their indexes are not needed, so there zero ends a chain.
    private const ushort Recent = 0;
    private const ushort Frequent = 1;
    private const int FirstNode = 2;

    private const int MaxNotes = 32;
    private const int QuickReads = 16;

    // Far from every count of moves that a reader compares with, until there are half as many as a number counts.
    private const uint NeverMoved = uint.MaxValue / 2;

    private readonly Node[] _nodes;
    private readonly ushort[] _chains;
    private readonly ushort[] _notes = new ushort[MaxNotes];
    private readonly int _maxFrequent;
    private readonly uint _sharedSlack;
    private int _gate;
    private int _version;
    private int _noteCount;
    private int _noter;
    private ushort _lastUsed;
    private bool _isShared;
    private uint _slack;
    private uint _moves;
    private ushort _freed;
    private int _used = FirstNode;
    private int _count;
    private int _frequentCount;

    public Bucket(int capacity, bool keepsFrequent)
    {
        _nodes = new Node[capacity + FirstNode];
        _nodes[Frequent].Previous = _nodes[Frequent].Next = Frequent;
        _nodes[0].Deadline = Never;

        // Twice as many chains as nodes, so that most chains are a single node.
        _chains = new ushort[BitOperations.RoundUpToPowerOf2((uint)capacity * 2)];
        _maxFrequent = keepsFrequent ? capacity - Math.Max(1, capacity / 10) : 0;
        _sharedSlack = (uint)capacity / 4;
    }

    public int Count => Volatile.Read(ref _count);

    /// <summary>Finds a value that never ends, if no thread is changing the bucket.</summary>
    /// <returns>The node, for <see cref="Touch"/>; 0 where there is none, and less where only <see cref="Read"/> can tell.</returns>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public int TryRead(string key, int hash, out TValue? value)
    {
        // The head of a list holds nothing and never ends, so a miss reads that. Most hits are the first of their chain.
        var version = Volatile.Read(ref _version);
        var index = (int)_chains[ChainOf(hash)];
        ref var node = ref _nodes[index];
        if (node.Hash != hash || !string.Equals(node.Key, key))
        {
            index = FindFrom(node.Chain, key, hash);
            node = ref _nodes[index];
        }

        value = node.Value;
        var deadline = node.Deadline;
        Volatile.ReadBarrier();
        return (version & 1) == 0 && _version == version && deadline == Never ? index : -1;
    }

    /// <summary>Finds a value and tells when it ends, once no thread is changing the bucket.</summary>
    /// <returns>The node, for <see cref="Touch"/>; 0 where there is none.</returns>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public int Read(string key, int hash, out TValue? value, out long deadline)
    {
        var wait = default(SpinWait);
        for (var i = 0; i < QuickReads; i++)
        {
            var version = Volatile.Read(ref _version);
            var index = Find(key, hash);
            value = _nodes[index].Value;
            deadline = _nodes[index].Deadline;
            Volatile.ReadBarrier();
            if ((version & 1) == 0 && _version == version)
            {
                return index;
            }

            wait.SpinOnce(sleep1Threshold: -1);
        }

        // Writers come and go all the time: wait for a turn among them.
        Enter();
        var found = Find(key, hash);
        value = _nodes[found].Value;
        deadline = _nodes[found].Deadline;
        Exit();
        return found;
    }

    /// <summary>Notes that a node was used, unless it was used last, or several threads read and it was moved to the front shortly before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public void Touch(int index)
    {
        if (_lastUsed != index && _moves - _nodes[index].MovedAt >= _slack)
        {
            Note((ushort)index);
        }
    }

    /// <returns>Whether a value was replaced.</returns>
    public bool Put(string key, int hash, TValue value, long deadline, out string? evictedKey, out TValue? evicted)
    {
        evictedKey = null;
        evicted = default;
        Enter();
        FollowNotes();
        var index = Find(key, hash);
        var replaces = index != 0;
        BeginChange();
        if (replaces)
        {
            MoveToFront(index);
        }
        else
        {
            index = TakeNode(out evictedKey, out evicted);
            Insert(index, key, hash);
        }

        _nodes[index].Value = value;
        _nodes[index].Deadline = deadline;
        EndChange();

        // The first use after this one makes a new node frequent, and may not be left out.
        _lastUsed = replaces || _maxFrequent == 0 ? (ushort)index : (ushort)0;
        Exit();
        return replaces;
    }

    public bool Remove(string key, int hash, out TValue? value)
    {
        Enter();
        FollowNotes();
        var index = Find(key, hash);
        value = _nodes[index].Value;
        if (index != 0)
        {
            BeginChange();
            Drop(index);
            _nodes[index].Chain = _freed;
            _freed = (ushort)index;
            EndChange();
        }

        Exit();
        return index != 0;
    }

    private int Find(string key, int hash) => FindFrom(_chains[ChainOf(hash)], key, hash);

    [MethodImpl(MethodImplOptions.NoInlining)]
    private int FindFrom(int index, string key, int hash)
    {
        // A reader that meets a writer may follow links of several chains in turn; more steps than nodes say so.
        var nodes = _nodes;
        for (var steps = nodes.Length; index != 0 && steps > 0; steps--)
        {
            ref var node = ref nodes[index];
            if (node.Hash == hash && string.Equals(node.Key, key))
            {
                return index;
            }

            index = node.Chain;
        }

        return 0;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private void Note(ushort index)
    {
        _lastUsed = index;
        var count = _noteCount;
        var thread = Environment.CurrentManagedThreadId;
        if (_noter != thread)
        {
            _noter = thread;
            if (count > 0)
            {
                _isShared = true;
                _slack = _sharedSlack;
            }
        }

        if (count >= MaxNotes)
        {
            // Another thread at the gate will follow the notes; this one has no place among them.
            if (!TryEnter())
            {
                return;
            }

            FollowNotes();
            Exit();
            count = 0;
            if (!_isShared)
            {
                _slack = 0;
            }

            _isShared = false;
        }

        _notes[count] = index;
        _noteCount = count + 1;
    }

    private void FollowNotes()
    {
        var count = _noteCount;
        if (count == 0)
        {
            return;
        }

        foreach (var index in _notes.AsSpan(0, count))
        {
            // A node that was removed since has no key and is in no list.
            if (_nodes[index].Key is not null)
            {
                MoveToFront(index);
            }
        }

        _noteCount = 0;
    }

    private void MoveToFront(int index)
    {
        ref var node = ref _nodes[index];
        Unlink(node);
        if (_maxFrequent == 0)
        {
            LinkFirst(Recent, index);
            return;
        }

        LinkFirst(Frequent, index);
        if (node.IsFrequent)
        {
            return;
        }

        node.IsFrequent = true;
        if (++_frequentCount > _maxFrequent)
        {
            var last = _nodes[Frequent].Previous;
            Unlink(_nodes[last]);
            LinkFirst(Recent, last);
            _nodes[last].IsFrequent = false;
            _frequentCount--;
        }
    }

    /// <summary>A node for another key: one that was removed, one that was never used, or that of the value that has to go.</summary>
    private int TakeNode(out string? evictedKey, out TValue? evicted)
    {
        evictedKey = null;
        evicted = default;
        if (_freed != 0)
        {
            var freed = _freed;
            _freed = _nodes[freed].Chain;
            return freed;
        }

        if (_used < _nodes.Length)
        {
            return _used++;
        }

        var last = _nodes[Recent].Previous;
        if (last == Recent)
        {
            last = _nodes[Frequent].Previous;
        }

        evictedKey = _nodes[last].Key;
        evicted = _nodes[last].Value;
        Drop(last);
        return last;
    }

    private void Insert(int index, string key, int hash)
    {
        ref var chain = ref _chains[ChainOf(hash)];
        ref var node = ref _nodes[index];
        node.Key = key;
        node.Hash = hash;
        node.Chain = chain;
        chain = (ushort)index;
        LinkFirst(Recent, index);
        Volatile.Write(ref _count, _count + 1);
    }

    /// <summary>Takes a node out of its chain and list, and forgets what it held.</summary>
    private void Drop(int index)
    {
        ref var node = ref _nodes[index];
        ref var link = ref _chains[ChainOf(node.Hash)];
        while (link != index)
        {
            link = ref _nodes[link].Chain;
        }

        link = node.Chain;
        Unlink(node);
        if (node.IsFrequent)
        {
            node.IsFrequent = false;
            _frequentCount--;
        }

        node.Key = null;
        node.Value = default;
        Volatile.Write(ref _count, _count - 1);
    }

    private void Unlink(in Node node)
    {
        _nodes[node.Previous].Next = node.Next;
        _nodes[node.Next].Previous = node.Previous;
    }

    private void LinkFirst(ushort list, int index)
    {
        ref var head = ref _nodes[list];
        ref var node = ref _nodes[index];
        node.Previous = list;
        node.Next = head.Next;
        _nodes[head.Next].Previous = (ushort)index;
        head.Next = (ushort)index;

        // The first use of a new node makes it frequent, and may not be left out.
        node.MovedAt = list == Recent && _maxFrequent > 0 ? _moves + NeverMoved : ++_moves;
    }

    // The low bits of the hash have chosen the bucket.
    private int ChainOf(int hash) => (hash >>> 15) & (_chains.Length - 1);

    private void BeginChange()
    {
        _version++;
        Volatile.WriteBarrier();
    }

    private void EndChange() => Volatile.Write(ref _version, _version + 1);

    private bool TryEnter() => Interlocked.CompareExchange(ref _gate, 1, 0) == 0;

    private void Enter()
    {
        var wait = default(SpinWait);
        while (!TryEnter())
        {
            wait.SpinOnce();
        }
    }

    private void Exit() => Volatile.Write(ref _gate, 0);

    private struct Node
    {
        public string? Key;
        public TValue? Value;
        public long Deadline;
        public int Hash;
        public uint MovedAt;
        public ushort Chain;
        public ushort Previous;
        public ushort Next;
        public bool IsFrequent;
    }
}
