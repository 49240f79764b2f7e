using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.Emit;
using System.Reflection.PortableExecutable;
using Allocations.Oracle.Measuring;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Emit;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Oracle.Judging;

/// <summary>Reads from the IL of a compilation which instructions may allocate, and where in the source they are.</summary>
internal sealed class IlReader
{
    private readonly MetadataReader _metadata;
    private readonly MetadataReader _symbols;
    private readonly MetadataNames _names;
    private readonly Dictionary<string, SourceText> _texts;

    private IlReader(MetadataReader metadata, MetadataReader symbols, CSharpCompilation compilation)
    {
        _metadata = metadata;
        _symbols = symbols;
        _names = new MetadataNames(metadata, compilation);
        _texts = compilation.SyntaxTrees.ToDictionary(static tree => tree.FilePath, static tree => tree.GetText());
    }

    /// <summary>Every such instruction of every method, by file and place.</summary>
    /// <exception cref="FormatException">The compilation has errors.</exception>
    public static ILookup<string, AllocationSite> Read(CSharpCompilation compilation)
    {
        using var image = new MemoryStream();
        using var debug = new MemoryStream();
        CaseAssembly.Check(compilation.Emit(image, debug, options: new EmitOptions(debugInformationFormat: DebugInformationFormat.PortablePdb)));
        image.Position = debug.Position = 0;
        using var assembly = new PEReader(image);
        using var symbols = MetadataReaderProvider.FromPortablePdbStream(debug);
        var reader = new IlReader(assembly.GetMetadataReader(), symbols.GetMetadataReader(), compilation);
        return reader._metadata.MethodDefinitions
            .SelectMany(method => reader.SitesOf(method, assembly))
            .OrderBy(static site => site.Span.Start)
            .ToLookup(static site => site.File);
    }

    private IEnumerable<AllocationSite> SitesOf(MethodDefinitionHandle handle, PEReader assembly)
    {
        var address = _metadata.GetMethodDefinition(handle).RelativeVirtualAddress;
        var points = _symbols.GetMethodDebugInformation(handle).GetSequencePoints().ToArray();
        if (address == 0 || points.All(static point => point.IsHidden))
            yield break;
        var code = IlInstruction.Read(assembly.GetMethodBody(address).GetILReader());
        var isResumed = _metadata.GetString(_metadata.GetMethodDefinition(handle).Name) == "MoveNext";
        var cachedUntil = -1;
        for (var i = 0; i < code.Count; i++)
        {
            cachedUntil = Math.Max(cachedUntil, EndOfCache(code, i));
            if (SiteOf(code, i) is not ({ } kind, var text))
                continue;
            if (kind == AllocationKind.Object && code[i].Offset < cachedUntil)
                kind = AllocationKind.Cached;
            var point = isResumed ? PointBefore(points, code[i].Offset) : PointOf(points, code[i].Offset);
            var file = _symbols.GetString(_symbols.GetDocument(point.Document).Name);
            var lines = _texts[file].Lines;
            var span = TextSpan.FromBounds(lines[point.StartLine - 1].Start + point.StartColumn - 1, lines[point.EndLine - 1].Start + point.EndColumn - 1);
            yield return new AllocationSite(kind, text, file, span, point.StartLine);
        }
    }

    /// <summary>The last visible sequence point before an offset: in a state machine, what is at a hidden one goes on with the statement that waited.</summary>
    private static SequencePoint PointBefore(SequencePoint[] points, int offset) =>
        Array.FindLastIndex(points, point => point.Offset <= offset && !point.IsHidden) is >= 0 and var index ? points[index] : PointOf(points, offset);

    /// <summary>The visible sequence point of an offset; what is at a hidden one, such as the object of a closure, belongs to the next.</summary>
    private static SequencePoint PointOf(SequencePoint[] points, int offset)
    {
        var index = Array.FindLastIndex(points, point => point.Offset <= offset);
        var next = Array.FindIndex(points, Math.Max(index, 0), static point => !point.IsHidden);
        return points[next >= 0 ? next : Array.FindLastIndex(points, static point => !point.IsHidden)];
    }

    /// <summary>
    /// The offset up to which code fills a field that the compiler keeps: it loads the field and jumps over the code when it is not null. -1 where
    /// the instruction does not begin such code.
    /// </summary>
    private int EndOfCache(List<IlInstruction> code, int index)
    {
        if (index + 2 >= code.Count
            || (code[index].Code != OpCodes.Ldsfld && code[index].Code != OpCodes.Ldfld)
            || code[index + 1].Code != OpCodes.Dup
            || !IsBranch(code[index + 2].Code, whenTrue: true))
            return -1;
        var (type, name, _) = _names.Member(MetadataTokens.EntityHandle(code[index].Operand));
        return name.StartsWith('<')
            || type.EndsWith("<>O", StringComparison.Ordinal)
            || type.Contains("<>c", StringComparison.Ordinal)
            || type.Contains("<PrivateImplementationDetails>", StringComparison.Ordinal)
            ? code[index + 2].Operand
            : -1;
    }

    private (AllocationKind? Kind, string Text) SiteOf(List<IlInstruction> code, int index)
    {
        var instruction = code[index];
        if (instruction.Code == OpCodes.Box)
            return (
                IsTested(code, index) ? AllocationKind.Free : AllocationKind.Object, "box " + _names.Type(MetadataTokens.EntityHandle(instruction.Operand)));
        if (instruction.Code == OpCodes.Newarr)
            return (AllocationKind.Object, "newarr " + _names.Type(MetadataTokens.EntityHandle(instruction.Operand)));
        if (instruction.Code == OpCodes.Newobj)
        {
            var (type, _, owner) = _names.Member(MetadataTokens.EntityHandle(instruction.Operand));
            if (_names.IsValueType(owner))
                return default;
            var isThrown = index + 1 < code.Count && code[index + 1].Code == OpCodes.Throw;
            return (
                isThrown ? AllocationKind.Free : type.Contains("<>c__DisplayClass", StringComparison.Ordinal) ? AllocationKind.Closure : AllocationKind.Object,
                "newobj " + type);
        }

        if (instruction.Code == OpCodes.Call || instruction.Code == OpCodes.Callvirt)
        {
            var (type, name, _) = _names.Member(MetadataTokens.EntityHandle(instruction.Operand));
            var isConstrained = index > 0 && code[index - 1].Code == OpCodes.Constrained;
            if (isConstrained
                && type is "System.Object" or "System.ValueType" or "System.Enum"
                && name is "Equals" or "GetHashCode" or "ToString" or "GetType" or "CompareTo")
                return (AllocationKind.Call, $"constrained {_names.Type(MetadataTokens.EntityHandle(code[index - 1].Operand))} {name}");
            if (!isConstrained && KnownAllocators.Contains(WithoutArity(type), name))
                return (AllocationKind.Call, $"call {type}.{name}");
        }

        return default;
    }

    private static bool IsTested(List<IlInstruction> code, int index)
    {
        if (index + 1 >= code.Count)
            return false;
        var next = code[index + 1].Code;
        if (IsBranch(next, true) || IsBranch(next, false))
            return true;
        if (next == OpCodes.Ldnull)
            return index + 2 < code.Count && (code[index + 2].Code == OpCodes.Cgt_Un || code[index + 2].Code == OpCodes.Ceq);
        if (next != OpCodes.Isinst || index + 2 >= code.Count)
            return false;
        var then = code[index + 2].Code;
        return IsBranch(then, true) || IsBranch(then, false) || then == OpCodes.Ldnull || then == OpCodes.Unbox_Any;
    }

    private static bool IsBranch(OpCode code, bool whenTrue) =>
        whenTrue ? code == OpCodes.Brtrue || code == OpCodes.Brtrue_S : code == OpCodes.Brfalse || code == OpCodes.Brfalse_S;

    private static string WithoutArity(string type) => type.IndexOf('`', StringComparison.Ordinal) is >= 0 and var arity ? type[..arity] : type;
}
