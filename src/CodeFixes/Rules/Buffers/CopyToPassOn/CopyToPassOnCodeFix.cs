using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Rules.Buffers.CopyToPassOn;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.CopyToPassOn;

/// <summary>
/// ALLOC505: passes a view of the elements instead of a copy; a string of a copy is made of the span. Safe where the framework only reads
/// the elements before other code can write them. Refused: calls that suspend before they are made, arrays whose elements may be of a derived
/// type, comments that would be lost. A sequence is passed itself to a method that takes one, asked itself what a collection of it is asked, and measured
/// itself. An array that a method reads for its caller is only reported.
/// </summary>
/// <remarks>The reader is asked for again: its overload and its arguments are what is rewritten, and a diagnostic cannot carry them.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(CopyToPassOnCodeFix))]
public sealed class CopyToPassOnCodeFix() : AllocationCodeFix(Descriptors.CopyToPassOn.Id)
{
    private const string Key = "PassView";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Property(nameof(CopyForm)) == nameof(CopyForm.Loop))
            return LoopedSequence.Plan(request, cancellationToken);
        if (request.Property(nameof(CopyForm)) == nameof(CopyForm.Asked))
            return AskedSource.Plan(request, cancellationToken);
        if (request.Model.GetOperation(request.Node, cancellationToken) is not { } made)
            return null;
        if (request.Property(nameof(CopyForm)) == nameof(CopyForm.Read))
            return ReadSource.Plan(request, made, cancellationToken);
        if (request.Property(nameof(CopyForm)) == nameof(CopyForm.Items))
            return ItemsThemselves.Plan(request, made);
        if (request.Property(nameof(CopyForm)) == nameof(CopyForm.Removed))
            return LosingItems.Plan(request, made, cancellationToken);
        if (made is IArrayElementReferenceOperation range)
            return RangeView.Plan(request, range, Key, cancellationToken);
        if (made is not IInvocationOperation call)
            return null;
        return request.Property(nameof(CopyForm)) switch
        {
            nameof(CopyForm.View) => PlanView(request, call, cancellationToken),
            nameof(CopyForm.Sequence) => PassedSequence.Passed(request, call, cancellationToken),
            nameof(CopyForm.Characters) => PassedSequence.Read(request, call, cancellationToken),
            nameof(CopyForm.Original) => Original(request, call, cancellationToken),
            _ => null,
        };
    }

    /// <summary>Takes the array that is copied, which nothing else can see.</summary>
    private static Fix? Original(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call is not { Syntax: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax } copy, Arguments: { Length: 1 } arguments }
            || arguments[0].Value.Inside(Through.BuiltInImplicit).Syntax is not ExpressionSyntax made || Comments.AreIn(copy))
        {
            return null;
        }

        return new FixBuilder(request.Replacing(copy, made.WithTriviaFrom(copy)), "Take the array itself", Key)
            .MayDiffer(request.NullProof(cancellationToken).IsNeverNull(made) ? null : "null is given on instead of an exception")
            .Build();
    }

    private static Fix? PlanView(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (ArrayCopy.Of(call) is not { } copy
            || CopyReader.Of(call, request.Model, cancellationToken) is not { Form: not ReaderForm.Borrowed } reader
            || reader.Argument.Syntax is not ArgumentSyntax { Parent: ArgumentListSyntax list } argument
            || reader.Call.Syntax is not ExpressionSyntax outer || SpanRewrite.HasAwait([outer]) || Comments.AreIn(outer))
        {
            return null;
        }

        var view = new SourceView(copy, reader.Form, request, cancellationToken);
        if (view.Write() is not { } written)
            return null;
        if (reader.Form is ReaderForm.Memory or ReaderForm.Segment)
            view.MayDiffer("'" + reader.Name + "' may keep the buffer, which may change later");
        else if (!BufferReaders.OnlyRead(reader, cancellationToken))
            view.MayDiffer("the buffer must not change during the call");
        if (IsNewString(reader, list) && copy.From is not CopySource.Array || IsNewString(reader, list) && written is InvocationExpressionSyntax)
            return Made(request, outer, SliceSyntax.Call(written, nameof(ToString), []), view, "Make the string of the span");

        ArgumentListSyntax? passed;
        if (reader.Overload is not { } overload || copy is { From: CopySource.Array, Clamps: false })
        {
            // The view goes to the same method; an array goes to the method that took its copy.
            if (reader.Overload is not null && !OverloadSafety.IsLibrary(reader.Callee))
                view.MayDiffer("'" + reader.Name + "' must neither change nor keep the array");
            passed = list.ReplaceNode(argument, argument.WithExpression(written.WithTriviaFrom(argument.Expression)));
        }
        else
        {
            if (OverloadSafety.Difference(reader.Callee, overload.Method, reader.Call, request.NullProof(cancellationToken)) is { } difference)
                view.MayDiffer(difference);
            passed = ReaderArguments.With(reader, written, view.Length, request.Model, out var isExact, cancellationToken);
            if (!isExact)
                view.MayDiffer(ReaderArguments.OutOfRange);
        }

        if (passed is null)
            return null;
        IMethodSymbol[] expected = reader.Overload is { } other ? [reader.Callee, other.Method] : [reader.Callee];
        var changed = (ExpressionSyntax)outer.ReplaceNode(list, passed).WithAdditionalAnnotations(ExpectedSymbols.Mark(expected));
        return Made(request, outer, changed, view, reader.Form switch
        {
            ReaderForm.Memory => "Pass the memory instead of a copy",
            ReaderForm.Segment => "Pass the segment instead of a copy",
            _ => "Pass the span instead of a copy",
        });
    }

    private static bool IsNewString(CopyReader reader, ArgumentListSyntax list) =>
        reader.Callee is { MethodKind: MethodKind.Constructor, ContainingType.SpecialType: SpecialType.System_String } && list.Arguments.Count == 1;

    private static Fix? Made(FixRequest request, ExpressionSyntax outer, ExpressionSyntax changed, SourceView view, string title)
    {
        var edits = request.Replacing(outer, changed.WithTriviaFrom(outer));
        if (view.NeedsExtensions)
            UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, title, Key).MayDiffer(view.Difference).Build();
    }
}
