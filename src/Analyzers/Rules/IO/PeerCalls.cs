using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.IO;

/// <summary>What a call does with a reader or a writer.</summary>
internal enum PeerCallKind
{
    /// <summary>Nothing that the rules know.</summary>
    None,

    /// <summary>It reads what has arrived, which may be many messages.</summary>
    ReadsChunk,

    /// <summary>It reads one message, or a part of one.</summary>
    ReadsMessage,

    /// <summary>It hands on what a writer has collected.</summary>
    Flushes,
}

/// <summary>
/// Finds calls that read from a peer or flush what is written to one: those of the framework's readers, writers and sockets, and methods of this project
/// that do so with what they are given or hold.
/// </summary>
internal sealed class PeerCalls
{
    private const int MostCallees = 3;

    private static readonly ConditionalWeakTable<Compilation, PeerCalls> OfCompilations = new();

    private readonly Compilation _compilation;
    private readonly ConcurrentDictionary<IMethodSymbol, Summary> _summaries = new(SymbolEqualityComparer.Default);

    private PeerCalls(Compilation compilation) => _compilation = compilation;

    /// <summary>What a call does, and with what; of a flush also whether the writer sends by itself once it has collected some kilobytes.</summary>
    public static (PeerCallKind Kind, Origins? With, bool IsBounded) Of(IInvocationOperation call, CancellationToken cancellationToken)
    {
        var calls = OfCompilations.GetValue(call.SemanticModel!.Compilation, static key => new PeerCalls(key));
        var summary = calls.SummaryOf(call.TargetMethod, MostCallees, cancellationToken);
        if (summary.Kind == PeerCallKind.None || (summary.Kind == PeerCallKind.Flushes && UnbufferedWriters.Contain(call.Instance, cancellationToken)))
            return default;
        var origins = default(Origins);
        if (summary.UsesItself && call.Instance is { } instance)
            origins = instance is IInstanceReferenceOperation ? null : Origins.Of(instance, cancellationToken);
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is not { } parameter || !summary.Parameters.Contains(parameter.Ordinal))
                continue;
            if (origins is null)
                origins = Origins.Of(argument.Value, cancellationToken);
            else
                origins.Add(argument.Value);
        }

        if (call.Instance is null or IInstanceReferenceOperation)
        {
            foreach (var member in summary.Members)
            {
                origins ??= Origins.Of(call, cancellationToken);
                origins.AddMember(member);
            }
        }

        return origins is null ? default : (summary.Kind, origins, summary.IsBounded);
    }

    /// <summary>What a method does, and whether with its object, the members that hold that, or parameters.</summary>
    private sealed record Summary(PeerCallKind Kind)
    {
        public static Summary None { get; } = new(PeerCallKind.None);

        public bool UsesItself { get; init; }

        public bool IsBounded { get; init; }

        public HashSet<int> Parameters { get; } = [];

        public HashSet<ISymbol> Members { get; } = new(SymbolEqualityComparer.Default);
    }

    private Summary SummaryOf(IMethodSymbol method, int most, CancellationToken cancellationToken)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (_summaries.TryGetValue(method, out var known))
            return known;
        var summary = Find(method, most, cancellationToken);

        // What was found with less depth to go may be less than there is.
        return most == MostCallees || summary.Kind != PeerCallKind.None ? _summaries.GetOrAdd(method, summary) : summary;
    }

    private Summary Find(IMethodSymbol method, int most, CancellationToken cancellationToken)
    {
        if (method.MethodKind is not (MethodKind.Ordinary or MethodKind.LocalFunction or MethodKind.ExplicitInterfaceImplementation))
            return Summary.None;
        var kind = KindInFramework(method);
        if (kind != PeerCallKind.None)
            return new Summary(kind) { UsesItself = true, IsBounded = !IsPipe(method.ContainingType, "PipeWriter") };
        if (most == 0 || !MayBeOwn(method))
            return Summary.None;
        if (MethodBody.Of(method, cancellationToken) is { } body)
            return OfBody(method, body, most, cancellationToken);

        // Nothing is seen of an interface's implementation: what it is called has to do.
        if (method.IsStatic)
            return Summary.None;
        kind = method.Name is "Flush" or "FlushAsync" ? PeerCallKind.Flushes
            : method.Name.StartsWith("Read", StringComparison.Ordinal) || method.Name.StartsWith("Receive", StringComparison.Ordinal) ? ReadKindOf(method)
            : PeerCallKind.None;
        return kind == PeerCallKind.None ? Summary.None : new Summary(kind) { UsesItself = true };
    }

    /// <summary>Whether a method's signature is that of a flush, or of a read that can be awaited.</summary>
    private static bool MayBeOwn(IMethodSymbol method) =>
        IsFlushSignature(method) || (method.ReturnType is INamedTypeSymbol { Name: "Task" or "ValueTask", Arity: 1 } && !IsCore(method));

    private static bool IsCore(IMethodSymbol method) => method.ContainingType?.IsOfFramework() == true;

    /// <summary>Whether a method may be one that flushes, by its signature: it takes a token at most, and has no result.</summary>
    public static bool IsFlushSignature(IMethodSymbol method) =>
        (method.ReturnsVoid || method.ReturnType is INamedTypeSymbol { Name: "Task", Arity: 0 } or INamedTypeSymbol { Name: "ValueTask" })
        && (method.Parameters.IsEmpty || (method.Parameters.Length == 1 && method.Parameters[0].Type.Name is "CancellationToken"));

    private Summary OfBody(IMethodSymbol method, SyntaxNode body, int most, CancellationToken cancellationToken)
    {
        if (SourceModels.Find(_compilation, body.SyntaxTree) is not { } model)
            return Summary.None;
        var summary = Summary.None;
        var mayFlush = IsFlushSignature(method);
        foreach (var node in References.OwnNodes(body))
        {
            if (node is not InvocationExpressionSyntax syntax || !MayMatter(syntax)
                || model.GetOperation(syntax, cancellationToken) is not IInvocationOperation call)
            {
                continue;
            }

            var inner = SymbolEqualityComparer.Default.Equals(call.TargetMethod.OriginalDefinition, method)
                ? Summary.None
                : SummaryOf(call.TargetMethod, most - 1, cancellationToken);
            var kind = inner.Kind switch
            {
                PeerCallKind.Flushes when mayFlush && !EachIteration.IsInBranch(syntax, body)
                    && !UnbufferedWriters.Contain(call.Instance, cancellationToken) => PeerCallKind.Flushes,
                PeerCallKind.ReadsChunk or PeerCallKind.ReadsMessage when !mayFlush => ReadKindOf(method),
                _ => PeerCallKind.None,
            };
            if (kind == PeerCallKind.None)
                continue;
            if (summary.Kind == PeerCallKind.None)
                summary = new Summary(kind) { IsBounded = inner.IsBounded };
            AddUsed(ref summary, inner, call);
        }

        return summary;
    }

    /// <summary>Adds what a callee uses, as far as the method's own parameters and object hold it.</summary>
    private static void AddUsed(ref Summary summary, Summary inner, IInvocationOperation call)
    {
        if (inner.UsesItself)
            AddHolder(ref summary, call.Instance);
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is { } parameter && inner.Parameters.Contains(parameter.Ordinal))
                AddHolder(ref summary, argument.Value);
        }

        if (call.Instance is not IInstanceReferenceOperation || inner.Members.Count == 0)
            return;
        summary = summary with { UsesItself = true };
        summary.Members.UnionWith(inner.Members);
    }

    private static void AddHolder(ref Summary summary, IOperation? holder)
    {
        switch (holder?.Inside(Through.BuiltIn))
        {
            case IParameterReferenceOperation { Parameter: { ContainingSymbol: IMethodSymbol { MethodKind: MethodKind.Constructor } } }:
                summary = summary with { UsesItself = true };
                break;
            case IParameterReferenceOperation { Parameter: var parameter }:
                summary.Parameters.Add(parameter.Ordinal);
                break;
            case IMemberReferenceOperation { Instance: IInstanceReferenceOperation, Member: var member }:
                summary = summary with { UsesItself = true };
                summary.Members.Add(member);
                break;
            case IInstanceReferenceOperation:
                summary = summary with { UsesItself = true };
                break;
            default:
                break;
        }
    }

    /// <summary>Whether a call may be one that matters: it has the name of one of the framework's, or stands alone or is awaited.</summary>
    private static bool MayMatter(InvocationExpressionSyntax call) =>
        call.Parent is AwaitExpressionSyntax or ExpressionStatementSyntax or ArrowExpressionClauseSyntax or ReturnStatementSyntax
        || CalledName.Of(call)?.Identifier.ValueText is "ReadLineAsync" or "ReadAsync" or "ReadExactlyAsync" or "ReadAtLeastAsync" or "ReadBlockAsync"
            or "ReceiveAsync";

    private static PeerCallKind KindInFramework(IMethodSymbol method)
    {
        var type = method.ContainingType;
        switch (method.Name)
        {
            case "Flush" or "FlushAsync" when method.Parameters.Length < 2:
                return type.IsTextWriter() || IsPipe(type, "PipeWriter") || type.IsOrDerivesFrom("Stream", "System.IO")
                    ? PeerCallKind.Flushes
                    : PeerCallKind.None;
            case "ReadLineAsync" or "ReadBlockAsync" when type.IsOrDerivesFrom("TextReader", "System.IO"):
                return PeerCallKind.ReadsMessage;
            case "ReadExactlyAsync" when type.IsOrDerivesFrom("Stream", "System.IO"):
                return PeerCallKind.ReadsMessage;
            case "ReadAsync" or "ReadAtLeastAsync" when type.IsOrDerivesFrom("Stream", "System.IO") || IsPipe(type, "PipeReader")
                || type.IsOrDerivesFrom("TextReader", "System.IO"):
            case "ReceiveAsync" when type.IsOrDerivesFrom("Socket", "System.Net.Sockets"):
                return PeerCallKind.ReadsChunk;
            default:
                return PeerCallKind.None;
        }
    }

    private static bool IsPipe(ITypeSymbol type, string name) => type.IsOrDerivesFrom(name, "System.IO.Pipelines");

    /// <summary>What reads a number of bytes, or what a pipe has, reads a chunk; what reads anything else, a message.</summary>
    private static PeerCallKind ReadKindOf(IMethodSymbol method) =>
        method.ReturnType is INamedTypeSymbol { Name: "Task" or "ValueTask", TypeArguments: { Length: 1 } results }
            ? results[0].SpecialType == SpecialType.System_Int32 || results[0].Name is "ReadResult" or "ReadOnlySequence" or "ReadOnlyMemory" or "Memory"
                ? PeerCallKind.ReadsChunk
                : PeerCallKind.ReadsMessage
            : PeerCallKind.None;
}
