using Allocations.Analyzers;
using Allocations.Analyzers.Semantics;
using Allocations.CodeFixes.Rewriting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers;

/// <summary>
/// ALLOC505: passes a view of the elements instead of a copy; a string of a copy is made of the span. Safe where the framework only reads
/// the elements before anybody can write them. Refused: calls that suspend before they are made, arrays whose elements may be of a derived
/// type, comments that would be lost. An array that a method reads for its caller is only reported.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(CopyToPassOnCodeFix))]
public sealed class CopyToPassOnCodeFix() : AllocationCodeFix(Descriptors.CopyToPassOn.Id)
{
    private const string Key = "PassView";
    private const string OutOfRange = "an offset or count outside the copy may throw another exception";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Model.GetOperation(request.Node, cancellationToken) is not IInvocationOperation call || ArrayCopy.Of(call) is not { } copy
            || CopyReader.Of(call, request.Model) is not { } reader
            || reader.Argument.Syntax is not ArgumentSyntax { Parent: ArgumentListSyntax list } argument
            || reader.Call.Syntax is not ExpressionSyntax outer || SpanRewrite.HasAwait([outer]) || SpanUses.HasComment(outer))
        {
            return null;
        }

        var view = new SourceView(copy, reader.Form, request.Model, cancellationToken);
        if (view.Write() is not { } written)
            return null;
        if (reader.Form is ReaderForm.Memory or ReaderForm.Segment)
            view.MayDiffer("'" + reader.Name + "' may keep the buffer, which may change later");
        else if (!BufferReaders.OnlyRead(reader))
            view.MayDiffer("the buffer must not change during the call");
        if (IsNewString(reader, list) && copy.From is not CopySource.Array || IsNewString(reader, list) && written is InvocationExpressionSyntax)
            return Made(request, outer, SliceSyntax.Call(written, nameof(ToString), []), view, "Make the string of the span");

        var arguments = list.Arguments;
        var position = arguments.IndexOf(argument);
        if (reader.Overload is not null && copy is { From: CopySource.Array, Clamps: false })
        {
            // The array itself goes to the method that took its copy.
            if (!OverloadSafety.IsLibrary(reader.Callee))
                view.MayDiffer("'" + reader.Name + "' must neither change nor keep the array");
        }
        else if (reader.Overload is not null)
        {
            var overload = reader.Overload;
            if (OverloadSafety.Difference(reader.Callee, overload.Method) is { } difference)
                view.MayDiffer(difference);
            if (!TryTakeParts(ref written, ref arguments, position, reader, view, request.Model, cancellationToken))
                return null;
        }

        arguments = arguments.Replace(arguments[position], arguments[position].WithExpression(written.WithTriviaFrom(argument.Expression)));
        IMethodSymbol[] expected = reader.Overload is { } other ? [reader.Callee, other.Method] : [reader.Callee];
        var changed = (ExpressionSyntax)outer.ReplaceNode(list, list.WithArguments(arguments)).WithAdditionalAnnotations(ExpectedCalls.Mark(expected));
        return Made(request, outer, changed, view, reader.Form == ReaderForm.Memory ? "Pass the memory instead of a copy" : reader.Form == ReaderForm.Segment ? "Pass the segment instead of a copy" : "Pass the span instead of a copy");
    }

    private static bool IsNewString(CopyReader reader, ArgumentListSyntax list) =>
        reader.Callee is { MethodKind: MethodKind.Constructor, ContainingType.SpecialType: SpecialType.System_String } && list.Arguments.Count == 1;

    /// <summary>Offset and count of the array overload, which the overload for spans does not have, become a slice.</summary>
    private static bool TryTakeParts(
        ref ExpressionSyntax written, ref SeparatedSyntaxList<ArgumentSyntax> arguments, int position, CopyReader reader, SourceView view, SemanticModel model, CancellationToken cancellationToken)
    {
        var overload = reader.Overload!;
        var replaced = overload.Form switch { SpanForm.Whole => 0, SpanForm.StartAndCount => 2, _ => 1 };
        if (arguments.Count <= position + replaced)
            return false;
        foreach (var argument in arguments)
        {
            if (replaced > 0 && argument.NameColon is not null)
                return false;
        }

        var start = overload.Form is SpanForm.Start or SpanForm.StartAndCount ? arguments[position + 1].Expression : null;
        var count = overload.Form is SpanForm.Count or SpanForm.StartAndCount ? arguments[position + replaced].Expression : null;
        var range = new SliceRange(model, view.Length, "", cancellationToken);
        var least = OverloadSafety.LeastElements(reader.Callee);
        if ((replaced > 0 || least > 0) && !range.IsKnown(start, count, least))
            view.MayDiffer(OutOfRange);
        if (!range.IsWhole(start, count))
        {
            written = SliceSyntax.Call(written, "Slice", [start is null ? SyntaxFactory.Argument(SyntaxFactory.ParseExpression("0")) : arguments[position + 1], .. count is null ? [] : new[] { arguments[position + replaced] }]);
        }

        for (var i = 0; i < replaced; i++)
            arguments = arguments.RemoveAt(position + 1);
        return true;
    }

    private static Fix Made(FixRequest request, ExpressionSyntax outer, ExpressionSyntax changed, SourceView view, string title)
    {
        var root = request.Root.ReplaceNode(outer, changed.WithTriviaFrom(outer));
        return new Fix(title, Key, request.WithRoot(view.NeedsExtensions ? SystemDirective.AddTo(root, request) : root))
        {
            Difference = view.Difference,
            BindsAsMeant = ExpectedCalls.Check(request.Document.Id),
        };
    }
}
