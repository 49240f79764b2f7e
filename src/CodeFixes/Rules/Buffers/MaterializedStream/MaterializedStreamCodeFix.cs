using System.Globalization;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Buffers.MaterializedStream;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Rewriting.Texts;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.MaterializedStream;

/// <summary>
/// ALLOC507: passes <c>ms.GetBuffer().AsSpan(0, (int)ms.Length)</c> instead of <c>ms.ToArray()</c>. Refused where something may have closed the
/// stream, whose length cannot be asked for then, and where the call awaits. Gives an empty stream the number of bytes that will be written as its
/// capacity, which no code sees; a sum that may be too large for a stream leaves it empty, so that it fails where it failed before.
/// </summary>
/// <remarks>The reader is asked for again: its overload and its arguments are what is rewritten, and a diagnostic cannot carry them.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(MaterializedStreamCodeFix))]
public sealed class MaterializedStreamCodeFix() : AllocationCodeFix(Descriptors.MaterializedStream.Id)
{
    private const string Key = "BufferSlice";

    // The longest array of bytes has this many less than the largest number.
    private const int MostAddedToAnArray = 56;

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken) => request.Model.GetOperation(request.Node, cancellationToken) switch
    {
        IObjectCreationOperation creation => WithCapacity(request, creation, cancellationToken),
        _ => Slice(request, cancellationToken),
    };

    private static Fix? WithCapacity(FixRequest request, IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (!int.TryParse(request.Property(nameof(StreamLength)), NumberStyles.None, CultureInfo.InvariantCulture, out var constant)
            || creation.Syntax is not BaseObjectCreationExpressionSyntax syntax || Comments.AreIn(syntax))
        {
            return null;
        }

        // The arrays and spans that are written whole.
        var parts = request.Places<ExpressionSyntax>()
            .Select(whole => LengthText.Operand(request.Model.GetOperation(whole, cancellationToken)!, cancellationToken))
            .ToList();
        var written = parts.Count;
        if (constant > 0)
            parts.Add(constant.ToString(CultureInfo.InvariantCulture));
        var capacity = string.Join(" + ", parts);
        if (written > 1 || (written == 1 && constant > MostAddedToAnArray))
        {
            if (OverflowChecks.AreOn(syntax, creation.SemanticModel!.Compilation))
                return null;

            capacity = SystemType.Named("Math", creation) + ".Max(0, " + capacity + ")";
        }
        else if (parts.Count == 1 && capacity[0] == '(')
        {
            capacity = capacity.Substring(1, capacity.Length - 2);
        }

        var list = SyntaxFactory.ParseArgumentList("(" + capacity + ")");
        var changed = syntax switch
        {
            ObjectCreationExpressionSyntax { ArgumentList: null } named => named.WithType(named.Type.WithoutTrailingTrivia()).WithArgumentList(list),
            _ => syntax.WithArgumentList(list),
        };
        return new FixBuilder(request.Replacing(syntax, changed.WithTriviaFrom(syntax)), "Give the stream its capacity", "Capacity").Build();
    }

    private static Fix? Slice(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not IInvocationOperation call
            || StreamCopy.Of(call, cancellationToken) is not { IsOwn: true } copy || !copy.IsOpen(cancellationToken)
            || CopyReader.Of(call, request.Model, cancellationToken) is not { Form: ReaderForm.Span or ReaderForm.SpanOverload } reader
            || reader.Call.Syntax is not ExpressionSyntax outer || SpanRewrite.HasAwait([outer]) || Comments.AreIn(outer)
            || reader.Argument.Syntax is not ArgumentSyntax { Parent: ArgumentListSyntax list })
        {
            return null;
        }

        var name = copy.Stream.Name;
        var slice = SyntaxFactory.ParseExpression(name + ".GetBuffer().AsSpan(0, (int)" + name + ".Length)");
        if (ReaderArguments.With(reader, slice, null, request.Model, out var isExact, cancellationToken) is not { } arguments)
            return null;
        var mark = ExpectedSymbols.Mark(reader.Overload is { } other ? [other.Method] : [reader.Callee]);
        var edits = request.Replacing(outer, outer.ReplaceNode(list, arguments).WithAdditionalAnnotations(mark));
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Pass a slice of the stream's buffer", Key)
            .MayDiffer("the stream must not change during the call")
            .MayDiffer(isExact ? null : ReaderArguments.OutOfRange)
            .MayDiffer(reader.Overload is { } overload
                ? OverloadSafety.Difference(reader.Callee, overload.Method, reader.Call, request.NullProof(cancellationToken))
                : null)
            .Build();
    }
}
