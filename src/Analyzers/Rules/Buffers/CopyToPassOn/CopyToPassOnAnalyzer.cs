using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.CopyToPassOn;

/// <summary>What can stand where a copy is made.</summary>
internal enum CopyForm
{
    /// <summary>A span, memory or segment of what is copied.</summary>
    View,

    /// <summary>The sequence that is copied.</summary>
    Sequence,

    /// <summary>The string of which characters are read.</summary>
    Characters,

    /// <summary>The array that is copied, which nothing else can see.</summary>
    Original,

    /// <summary>What a collection was made of only to be asked, which can be asked itself.</summary>
    Asked,

    /// <summary>What is copied, of which the length or an element is read.</summary>
    Read,

    /// <summary>The items of an array that is made only to be read once.</summary>
    Items,

    /// <summary>A loop through the sequence, in the place of a function for each item of a copy.</summary>
    Loop,

    /// <summary>The dictionary or set itself, from which items may be removed while it is gone through.</summary>
    Removed,
}

/// <summary>
/// ALLOC505: finds copies of elements in a new array that is only an argument of a call which could read the elements where they are.
/// </summary>
/// <remarks>
/// <para>
/// It looks at calls that return an array. For a copy (<c>ToArray</c>, <c>GetRange</c>, <c>ToCharArray</c>), the callee has to take a
/// read-only span, memory or segment, to have an overload that does, or to be in source and only read its parameter; the source needs a
/// view of that form. A sequence that is copied as a whole is compared with the overloads for sequences, and the callee must only read it.
/// For an array that a method reads for its caller (<c>ReadBytes(16)</c>), a constant count has to fit
/// <c>max_stackalloc_bytes</c>; all uses have to read, and the method must return only new arrays. So do those of an array that a method of the
/// framework makes (<c>GetAddressBytes()</c>) where another writes to a span, and of one that a method in source makes for each caller.
/// A property that copies its collection is reported where one element or the number is read. A copy of an array that the called method has just made is
/// never needed, nor is a set, list or table that is made of a sequence only to be asked what the sequence can answer, nor a local that is a copy of a span,
/// a memory or an array, or a new array that the next statement fills with a part of another, where it is only read.
/// </para>
/// <para>
/// Not reported: callees that may write to what they get or keep a view of it; copies that are kept, enumerated or returned, or that are snapshots of what
/// the callee may change; copies that only look at the text of a string, which ALLOC301 reports; expression trees.
/// </para>
/// </remarks>
public sealed class CopyToPassOnAnalyzer() : AllocationAnalyzer(Descriptors.CopyToPassOn)
{
    private const string OnlyLengthIsRead = "a copy of which only the length is read, as the source could tell";

    internal override void Start(CompilationStartAnalysisContext start, AllocationContext allocations)
    {
        var hasSpans = SpanTypes.Exist(start.Compilation);
        start.RegisterLateOperationAction(
            static call => ((IInvocationOperation)call).TargetMethod is var method
                && (method.ReturnType is IArrayTypeSymbol { IsSZArray: true } || SequenceCopy.MayBe(method) || AskedCollection.MayBe(method)),
            context => Analyze(context, allocations, hasSpans),
            OperationKind.Invocation);
        start.RegisterLateOperationAction(
            static creation => AskedCollection.MayBe((IObjectCreationOperation)creation),
            context => AnalyzeQuestion(context, allocations),
            OperationKind.ObjectCreation);
        start.RegisterLateOperationAction(
            static creation => RemovedItems.MayBe((IObjectCreationOperation)creation),
            context => AnalyzeRemoved(context, allocations),
            OperationKind.ObjectCreation);
        start.RegisterLateOperationAction(
            static reference => CopyingProperty.MayBe((IPropertyReferenceOperation)reference),
            context => AnalyzeProperty(context, allocations),
            OperationKind.PropertyReference);
        start.RegisterLateOperationAction(
            HandedItems.MayBe, context => AnalyzeItems(context, allocations), OperationKind.ArrayCreation, NewerCompilers.CollectionExpression);
        if (hasSpans)
            start.RegisterLateOperationAction(RangeCopy.MayBe, context => AnalyzeRange(context, allocations), OperationKind.ArrayElementReference);
        if (hasSpans)
            start.RegisterLateOperationAction(
                static declarator => ScratchArray.From((IVariableDeclaratorOperation)declarator) is { Elements.IsDefault: true } array
                    && LocalCopy.MayFollow(array.Declaration),
                context => AnalyzeFilled(context, allocations),
                OperationKind.VariableDeclarator);
        if (hasSpans)
            start.RegisterLateOperationAction(
                static declarator => DeclaredCopy.Of((IVariableDeclaratorOperation)declarator) is not null,
                context => AnalyzeDeclared(context, allocations),
                OperationKind.VariableDeclarator);
        if (hasSpans)
            start.RegisterLateOperationAction(
                static assignment => DeclaredCopy.Of((ISimpleAssignmentOperation)assignment) is not null,
                context => AnalyzeDeclared(context, allocations),
                OperationKind.SimpleAssignment);
    }

    private static void Analyze(OperationAnalysisContext context, AllocationContext allocations, bool hasSpans)
    {
        var call = (IInvocationOperation)context.Operation;
        if (AskedCollection.MayBe(call.TargetMethod) && AnalyzeQuestion(context, allocations))
            return;
        var sequence = SequenceCopy.Of(call);

        // A sequence is read where it is by a method for sequences; a list has a span too, but that binds the code to how the list is made.
        if (sequence is { Kind: SequenceKind.Query } or { Source.Type.Name: "List" } && AnalyzeSequence(context, allocations, sequence))
            return;
        if (sequence is not null && (AnalyzeNewArray(context, allocations, sequence) || AnalyzeMeasured(context, allocations, sequence)
            || AnalyzeAsked(context, allocations, sequence) || AnalyzeEnumerated(context, allocations, sequence)
            || AnalyzeRemoved(context, allocations)))
        {
            return;
        }

        var copy = hasSpans ? ArrayCopy.Of(call) : null;
        if (copy is not null && AnalyzeCopy(context, allocations, copy))
            return;
        if (sequence is not null)
        {
            if (!AnalyzeSequence(context, allocations, sequence))
            {
                AnalyzeCharacters(context, allocations, sequence);
                AnalyzeFilledList(context, allocations, sequence);
            }
        }
        else if (hasSpans && copy is null && call.TargetMethod.ReturnType is IArrayTypeSymbol { IsSZArray: true })
        {
            if (call.TargetMethod.DeclaringSyntaxReferences.IsEmpty && call.Arguments.IsEmpty)
                AnalyzeWritable(context, allocations, call);
            else if (!AnalyzeReading(context, allocations, call))
                AnalyzeMade(context, allocations, call);
        }
    }

    /// <summary>Reports a new array that a statement fills with a part of other memory, which could be read in place.</summary>
    private static void AnalyzeFilled(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (ScratchArray.From((IVariableDeclaratorOperation)context.Operation) is not { } array)
            return;
        var model = context.Operation.SemanticModel!;
        var uses = LocalUses.Of(array.Local, References.ScopeOf(array.Declaration), model, context.CancellationToken);
        if (LocalCopy.Of(array, uses, model, context.CancellationToken) is not { } copy
            || !allocations.IsReported(Descriptors.CopyToPassOn, TemporaryArrays.EffortOfCopy(copy, allocations, context), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, array.Creation.GetLocation(), heat)
        {
            Bytes = array.Length is { } length ? AllocationSize.OfArray(array.ElementType, length) : null,
            Arguments = ["new " + TypeNames.Of(array.Local.Type), Describe(copy)],
        });
    }

    /// <summary>Reports a property that copies a collection of which one element or the number is read.</summary>
    private static void AnalyzeProperty(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (CopyingProperty.Of((IPropertyReferenceOperation)context.Operation, context.CancellationToken) is not { } copying
            || ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Descriptors.CopyToPassOn, copying.IsNear ? Effort.None : Effort.Longer, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = [copying.Property.Name, "a copy of all elements, which the property makes each time that it is read"],
        });
    }

    /// <summary>Reports a range of an array that is copied for a call which could read it in place.</summary>
    private static void AnalyzeRange(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (RangeCopy.Of((IArrayElementReferenceOperation)context.Operation, context.CancellationToken) is not { Reader: var reader }
            || ExpressionTrees.Holds(context.Operation))
        {
            return;
        }

        var isElsewhere = reader.Form == ReaderForm.Borrowed;
        var effort = isElsewhere ? Effort.MuchLongerForData : WithSpans(Effort.None, context, allocations);
        if (!allocations.IsReported(Descriptors.CopyToPassOn, effort, context, out var heat))
            return;
        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, context.Operation.Syntax.GetLocation(), heat)
        {
            Arguments = ["[..]", "a copy that '" + reader.Name + "' could read in place" + (isElsewhere ? " if it took a span" : "")],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(CopyForm), nameof(CopyForm.View)),
        });
    }

    /// <summary>Reports a local that is declared as, or assigned, a copy of a span, a memory or an array, which could be read in place.</summary>
    private static void AnalyzeDeclared(OperationAnalysisContext context, AllocationContext allocations)
    {
        var operation = context.Operation;
        if (operation is IVariableDeclaratorOperation { Symbol: var declared } declarator)
            AnalyzeCopied(context, allocations, declared, DeclaredCopy.Of(declarator), declarator.Syntax, (StatementSyntax)declarator.Syntax.Parent!.Parent!);
        else if (operation is ISimpleAssignmentOperation assignment && OnlyValue.Of(assignment.Value) is { } held)
            AnalyzeCopied(
                context, allocations, held.Local, DeclaredCopy.Of(assignment), held.Declarator, (StatementSyntax)assignment.Syntax.Parent!);
    }

    private static void AnalyzeCopied(
        OperationAnalysisContext context,
        AllocationContext allocations,
        ILocalSymbol local,
        DeclaredCopy? copied,
        SyntaxNode declarator,
        StatementSyntax statement)
    {
        // What only encodes characters is told of where they are copied.
        if (copied is { Operation: IInvocationOperation { TargetMethod.Name: nameof(string.ToCharArray) } characters }
            && EncodedCharacters.ReaderOf(characters) is not null)
        {
            return;
        }

        var declaration = (LocalDeclarationStatementSyntax)declarator.Parent!.Parent!;
        var model = context.Operation.SemanticModel!;
        var uses = LocalUses.Of(local, References.ScopeOf(declaration), model, context.CancellationToken);
        if (copied is not { Operation.Syntax: var made, Source.Syntax: ExpressionSyntax source }
            || LocalCopy.Of(declaration, statement, source, uses, model, context.CancellationToken) is not { } copy
            || ExpressionTrees.Holds(context.Operation)
            || !allocations.IsReported(Descriptors.CopyToPassOn, TemporaryArrays.EffortOfCopy(copy, allocations, context), context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, made.GetLocation(), heat)
        {
            Arguments = [made is InvocationExpressionSyntax invocation ? CalledName.Of(invocation)?.Identifier.ValueText ?? "" : "[..]", Describe(copy)],
        });
    }

    private static string Describe(LocalCopy copy) => copy.Reader.Length == 0
        ? "a copy of elements that could be read in place"
        : "a copy that '" + copy.Reader + "' could read in place" + (copy.IsLent ? " if it took a span" : "");

    /// <summary>Whether an array is copied that a method has made for this call alone; reported then where it matters.</summary>
    private static bool AnalyzeNewArray(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (copy.Source is not IInvocationOperation { Type: IArrayTypeSymbol, TargetMethod: var maker }
            || !SymbolEqualityComparer.Default.Equals(copy.Source.Type, copy.Operation.Type)
            || ReturnSummaries.Of(context.Compilation).ArrayOf(maker, context.CancellationToken) == ReturnedArray.Unknown
            || ExpressionTrees.Holds(copy.Operation))
        {
            return false;
        }

        if (allocations.IsReported(Descriptors.CopyToPassOn, context, out var heat))
            Report(context, allocations, copy.Operation, heat, null, "a copy of an array that '" + maker.Name + "' has just made", CopyForm.Original);
        return true;
    }

    /// <summary>
    /// Whether nothing but the length of a copy is read, of a local that holds it or where it is made; reported then where it matters. What a query
    /// does before that is ALLOC602's.
    /// </summary>
    private static bool AnalyzeMeasured(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (copy.Source is IInvocationOperation { TargetMethod: var maker } && LinqChain.IsOperator(maker)
            || !(MeasuredCopies.IsLength(copy.Operation.Around(Through.Identity).Parent) || MeasuredCopies.IsMeasuredLocal(copy.Operation))
            || (copy is { Kind: SequenceKind.Text, Operation.Parent: IPropertyReferenceOperation })
            || ExpressionTrees.Holds(copy.Operation))
        {
            return false;
        }

        if (allocations.IsReported(Descriptors.CopyToPassOn, context, out var heat))
            Report(context, allocations, copy.Operation, heat, null, OnlyLengthIsRead, CopyForm.Read);
        return true;
    }

    /// <summary>Whether a copy is only asked for one element, or by a method that a list has as well; reported then where it matters.</summary>
    private static bool AnalyzeAsked(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (AskedCopy.AnswerTo(copy) is not { } answer || ExpressionTrees.Holds(copy.Operation))
            return false;
        if (allocations.IsReported(Descriptors.CopyToPassOn, context, out var heat))
            Report(context, allocations, copy.Operation, heat, null, "a copy that is only asked once, as " + answer + " could answer");
        return true;
    }

    /// <summary>Whether a copy is only gone through once, as the sequence could be; reported then where it matters.</summary>
    private static bool AnalyzeEnumerated(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (EnumeratedCopy.Of(copy) is not { } enumerated || ExpressionTrees.Holds(copy.Operation))
            return false;

        // A loop may go through a copy because what it calls changes the sequence.
        if (allocations.IsReported(Descriptors.CopyToPassOn, enumerated.Loop is null ? Effort.None : Effort.Elsewhere, context, out var heat))
        {
            Report(context, allocations, copy.Operation, heat, null, "a copy that is only gone through once, as 'foreach' could go through the sequence",
                enumerated.Loop is null ? CopyForm.Loop : null, isChangeElsewhere: enumerated.Loop is not null);
        }

        return true;
    }

    /// <summary>Whether a copy is gone through only so that items can be removed from what was copied; reported then where it matters.</summary>
    private static bool AnalyzeRemoved(OperationAnalysisContext context, AllocationContext allocations)
    {
        var made = context.Operation;
        if (RemovedItems.Of(made, context.Compilation) is null || ExpressionTrees.Holds(made))
            return false;
        var effort = allocations.ForAllTargets(Effort.None, FrameworkApi.StaticHashes, made.Syntax, context.CancellationToken);
        if (allocations.IsReported(Descriptors.CopyToPassOn, effort, context, out var heat))
        {
            allocations.Report(context, new Finding(Descriptors.CopyToPassOn, made.Syntax.GetLocation(), heat)
            {
                Arguments =
                [
                    made is IInvocationOperation call ? call.TargetMethod.Name : "new " + made.Type!.Name,
                    "a copy that is not needed to remove items while a loop goes through them",
                ],
                Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(CopyForm), nameof(CopyForm.Removed)),
            });
        }

        return true;
    }

    /// <summary>Whether a collection is made only to be asked once what the sequence can answer that it is made of; reported then where it matters.</summary>
    private static bool AnalyzeQuestion(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (AskedCollection.Of(context.Operation) is not { } asked || ExpressionTrees.Holds(context.Operation))
            return false;
        if (!allocations.IsReported(Descriptors.CopyToPassOn, context, out var heat))
            return true;
        var made = asked.Made is IInvocationOperation call ? call.TargetMethod.Name : "new " + asked.Made.Type!.Name;
        var what = asked.Answer is { } answer
            ? "a collection that is only asked once, as " + answer.In(asked.Source.Type!) + " could answer"
            : OnlyLengthIsRead;
        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, asked.Made.Syntax.GetLocation(), heat)
        {
            Arguments = [made, what],
            Properties = asked.Answer is { From: AnswerFrom.Condition }
                ? ImmutableDictionary<string, string?>.Empty
                : ImmutableDictionary<string, string?>.Empty.Add(nameof(CopyForm), asked.Answer is null ? nameof(CopyForm.Read) : nameof(CopyForm.Asked)),
        });
        return true;
    }

    /// <summary>Reports a new array of items that one call reads, which could be given the items.</summary>
    private static void AnalyzeItems(OperationAnalysisContext context, AllocationContext allocations)
    {
        if (HandedItems.Of(context.Operation) is not { } found || ExpressionTrees.Holds(found.Made)
            || !allocations.IsReported(Descriptors.CopyToPassOn, found.Collection is null ? Effort.Longer : Effort.None, context, out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, found.Made.Syntax.GetLocation(), heat)
        {
            Bytes = found.Bytes,
            Arguments =
            [
                "new " + TypeNames.Of(found.Element) + "[]",
                found.Collection is { Name: var name }
                    ? "items that a '" + name + "' copies, as an initializer could add them"
                    : "items that only '" + ((IInvocationOperation)found.Reader).TargetMethod.Name + "' reads, as code could compare or compute them",
            ],
            Properties = ImmutableDictionary<string, string?>.Empty.Add(nameof(CopyForm), nameof(CopyForm.Items)),
        });
    }

    /// <summary>Reports an array that is only read, where a method of the framework makes it and another writes the same to a span.</summary>
    private static void AnalyzeWritable(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        if (!call.TargetMethod.ContainingType.IsOfFramework() || SpanOverloads.FindWriter(call.TargetMethod) is not { } writer)
            return;
        var reader = ReaderOf(call, call.SemanticModel!, out _, context.CancellationToken) ?? CopierOf(call, context.CancellationToken)?.Name;
        if ((string.IsNullOrEmpty(reader) && !StaysInLocal(call, context.CancellationToken))
            || ExpressionTrees.Holds(call)
            || !allocations.IsReported(Descriptors.CopyToPassOn, WithSpans(Effort.Longer, context, allocations), context, out var heat))
        {
            return;
        }

        Report(context, allocations, call, heat, null, (string.IsNullOrEmpty(reader) ? "an array that stays here" : "an array that only '" + reader + "' reads")
            + "; '" + writer.Name + "' would write to memory that is there");
    }

    /// <summary>Whether a call gives a new array to a local, for which a span over other memory would do as well.</summary>
    private static bool StaysInLocal(IInvocationOperation call, CancellationToken cancellationToken) =>
        call.Parent is IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local } declarator }
        && LocalUses.Of(local, References.ScopeOf(declarator.Syntax), call.SemanticModel!, cancellationToken) is { Uses.IsEmpty: false, CouldBeSpan: true };

    /// <summary>Whether a call could read the sequence that is copied for it; reported then where it matters.</summary>
    private static bool AnalyzeSequence(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (SequenceReader.Of(copy, copy.Operation.SemanticModel!, context.CancellationToken) is not { } reader || ExpressionTrees.Holds(copy.Operation))
            return false;
        var isElsewhere = reader.Consumer is SequenceConsumer.Widens or SequenceConsumer.MayRead;
        if (allocations.IsReported(Descriptors.CopyToPassOn, isElsewhere ? Effort.Elsewhere : Effort.None, context, out var heat))
        {
            var what = reader.Consumer switch
            {
                SequenceConsumer.Takes => "a copy of a collection that nothing else uses; '" + reader.Name + "' could take the collection",
                SequenceConsumer.Widens => "a copy that '" + reader.Name + "' could read in place if it took an interface",
                SequenceConsumer.MayRead => "a copy that '" + reader.Name + "' could read in place, unless it changes what is copied",
                _ => "a copy that '" + reader.Name + "' could read in place",
            };
            Report(context, allocations, copy.Operation, heat, null, what, isElsewhere ? null : CopyForm.Sequence, isElsewhere);
        }

        return true;
    }

    /// <summary>Reports an array of the characters of a string, of which code does only what it could do with the string.</summary>
    private static void AnalyzeCharacters(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (copy.Kind != SequenceKind.Text || copy.Operation.TargetMethod.Name != nameof(string.ToCharArray)
            || CharacterReads.Of(copy.Operation, context.CancellationToken) is not { } reads || ExpressionTrees.Holds(copy.Operation)
            || !allocations.IsReported(Descriptors.CopyToPassOn, reads.Callee is null ? Effort.None : Effort.Longer, context, out var heat))
        {
            return;
        }

        var what = reads.Callee is { } callee
            ? "a copy that '" + callee + "' could read in place if it took a string"
            : "characters that can be read in the string";
        Report(context, allocations, copy.Operation, heat, null, what, reads.Callee is null ? CopyForm.Characters : null);
    }

    private static bool AnalyzeCopy(OperationAnalysisContext context, AllocationContext allocations, ArrayCopy copy)
    {
        if (copy.From != CopySource.String && IsReadAtOnce(copy.Operation))
        {
            if (!ExpressionTrees.Holds(copy.Operation) && allocations.IsReported(Descriptors.CopyToPassOn, context, out var found))
            {
                const string What = "a copy of which an element or the length is read, as the source could tell";
                Report(context, allocations, copy.Operation, found, null, What, CopyForm.Read);
            }

            return true;
        }

        var model = copy.Operation.SemanticModel!;
        if (CopyReader.Of(copy.Operation, model, context.CancellationToken) is not { } reader || !CanStandFor(copy, reader)
            || ExpressionTrees.Holds(copy.Operation))
        {
            return AnalyzeCopyOfCopy(context, allocations, copy);
        }

        var effort = reader.Form switch
        {
            ReaderForm.Borrowed => Effort.MuchLongerForData,
            ReaderForm.Span or ReaderForm.SpanOverload when copy.From == CopySource.List => WithSpans(Effort.MuchLongerForData, context, allocations),
            ReaderForm.SpanOverload => WithSpans(Effort.None, context, allocations),
            _ => Effort.None,
        };
        if (allocations.IsReported(Descriptors.CopyToPassOn, effort, context, out var heat))
            Report(context, allocations, copy.Operation, heat, null, "a copy that '" + reader.Name + "' could read in place"
                + (reader.Form == ReaderForm.Borrowed ? " if it took a span" : ""), CopyForm.View, isChangeElsewhere: reader.Form == ReaderForm.Borrowed);
        return true;
    }

    /// <summary>Whether a copy is only copied to another array, or is of a text that is only encoded; reported then where it matters.</summary>
    private static bool AnalyzeCopyOfCopy(OperationAnalysisContext context, AllocationContext allocations, ArrayCopy copy)
    {
        var what = CopierOf(copy.Operation, context.CancellationToken) is not null ? "a copy that is only copied on, as the source could be"
            : copy.From == CopySource.Span && ReaderOfEither(copy.Operation, context.CancellationToken) is { } either
                ? "a copy that '" + either.Name + "' could read in place"
            : copy.From == CopySource.String && EncodedCharacters.ReaderOf(copy.Operation) is { } reader
                ? "characters that '" + reader.Name + "' could read in the string"
            : null;
        if (what is null || ExpressionTrees.Holds(copy.Operation))
            return false;
        if (allocations.IsReported(Descriptors.CopyToPassOn, context, out var heat))
            Report(context, allocations, copy.Operation, heat, null, what);
        return true;
    }

    /// <summary>The call that could read a span whichever branch of a condition gives it: one branch is a copy, and the other an array.</summary>
    private static CopyReader? ReaderOfEither(IInvocationOperation copy, CancellationToken cancellationToken) =>
        copy.Around(Through.Identity) is { Parent: IConditionalOperation { WhenFalse: not null } choice } branch && choice.Condition != branch
        && CopyReader.Of(choice, copy.SemanticModel!, cancellationToken) is { Form: ReaderForm.Span or ReaderForm.SpanOverload } reader
            ? reader
            : null;

    /// <summary>The method that copies an array to another right where it is made, and that is all that is done with it; null for anything else.</summary>
    private static IMethodSymbol? CopierOf(IInvocationOperation array, CancellationToken cancellationToken)
    {
        var model = array.SemanticModel!;
        return new ArrayUseClassifier(model, cancellationToken).ClassifyAlone(array) is
            { Kind: ArrayUseKind.ArrayMethod, IsCopied: true } use
            ? use.Callee
            : null;
    }

    /// <summary>Reports a list that is only filled before it is copied to an array, for which an array would do where its length is known before.</summary>
    private static void AnalyzeFilledList(OperationAnalysisContext context, AllocationContext allocations, SequenceCopy copy)
    {
        if (FilledList.Of(copy.Operation, context.CancellationToken) is not { } list || ExpressionTrees.Holds(copy.Operation)
            || !allocations.IsReported(
                Descriptors.CopyToPassOn,
                list.Size is null ? Effort.Unproven : list.IsCounted ? Effort.None : Effort.Longer,
                context,
                out var heat))
        {
            return;
        }

        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, list.Creation.Syntax.GetLocation(), heat)
        {
            Arguments = [list.Creation is IInvocationOperation ? "ToList" : "new List", "a list that is only filled and then copied to an array"
                + (list.Size is { } size ? "; '" + size + "' tells how long that has to be" : "")],
        });
    }

    /// <summary>Whether the expression around a copy reads one element of it, or its length, and drops it.</summary>
    private static bool IsReadAtOnce(IOperation copy)
    {
        var value = copy.Around(Through.Identity);
        return value.Parent switch
        {
            IArrayElementReferenceOperation element => element.ArrayReference == value && ArrayUse.IsOnlyRead(element),
            IPropertyReferenceOperation { Property: { Name: nameof(Array.Length) } } => true,
            _ => false,
        };
    }

    /// <summary>Whether the source has a view of the form that the reader takes.</summary>
    private static bool CanStandFor(ArrayCopy copy, CopyReader reader) => copy.From switch
    {
        // What takes a sequence takes the list itself, if the list is another one.
        CopySource.List => reader.Overload?.Method.IsExtensionMethod != true
            && reader.Form is (ReaderForm.Span or ReaderForm.SpanOverload or ReaderForm.Borrowed),
        CopySource.Span => reader.Form is ReaderForm.Span or ReaderForm.SpanOverload or ReaderForm.Borrowed,
        CopySource.String => reader.Form is ReaderForm.Span or ReaderForm.SpanOverload && reader.Callee.ContainingType.SpecialType != SpecialType.System_String,
        CopySource.Memory => reader.Form != ReaderForm.Segment,
        _ => true,
    };

    /// <summary>Whether a method is asked for a number of elements which are only read; reported then where it matters.</summary>
    private static bool AnalyzeReading(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        var model = call.SemanticModel!;
        if (!SaysCount(call, out var count) || count == 0
            || count > allocations.Option(AllocationOptions.MaxStackallocBytes, Descriptors.CopyToPassOn, call.Syntax.SyntaxTree)
            || ReaderOf(call, model, out var isBorrowed, context.CancellationToken) is not { } reader
            || ReturnSummaries.Of(model.Compilation).ArrayOf(call.TargetMethod, context.CancellationToken) != ReturnedArray.Fresh
            || ExpressionTrees.Holds(call))
        {
            return false;
        }

        if (!allocations.IsReported(
            Descriptors.CopyToPassOn,
            WithSpans(
                isBorrowed || IsMade(call.TargetMethod) ? Effort.MuchLongerForData
                    : count is null ? Effort.Longer
                    : TemporaryArrays.EffortOfBuffer(context),
                context,
                allocations),
            context,
            out var heat))
        {
            return true;
        }

        var bytes = count is { } known ? AllocationSize.OfArray(((IArrayTypeSymbol)call.TargetMethod.ReturnType).ElementType, known) : null;
        Report(context, allocations, call, heat, bytes, (reader.Length == 0
            ? "an array of which only elements are read"
            : "an array that only '" + reader + "' reads")
            + "; a span over " + (count is null ? "rented" : "stack") + " memory would do", isChangeElsewhere: isBorrowed || IsMade(call.TargetMethod));
        return true;
    }

    /// <summary>Whether a method of the project makes an array of what it is given; to read the next bytes into other memory is simple.</summary>
    private static bool IsMade(IMethodSymbol method) =>
        !method.DeclaringSyntaxReferences.IsEmpty && !method.Name.StartsWith("Read", StringComparison.Ordinal);

    /// <summary>Reports an array that a method of the project makes for each caller, where this one only reads it.</summary>
    private static void AnalyzeMade(OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call)
    {
        if (call.TargetMethod is not { DeclaringSyntaxReferences.IsEmpty: false, ReturnType: IArrayTypeSymbol { ElementType.IsUnmanagedType: true } }
            || MadeArrays.ReaderOf(Descriptors.CopyToPassOn, ReturnedArray.Fresh, context, allocations, out var heat) is not { } reader)
        {
            return;
        }

        Report(context, allocations, call, heat, null, (reader.Length == 0
            ? "an array of which only elements are read"
            : "an array that only '" + reader + "' reads")
            + "; it could fill a span that it is given", isChangeElsewhere: true);
    }

    private static Effort WithSpans(Effort effort, OperationAnalysisContext context, AllocationContext allocations) =>
        allocations.ForAllTargets(effort, FrameworkApi.Spans, context.Operation.Syntax, context.CancellationToken);

    /// <summary>Whether a call says how many elements it reads, and how many where that is constant; a negative number often means all.</summary>
    private static bool SaysCount(IInvocationOperation call, out int? count)
    {
        var found = default(IArgumentOperation);
        foreach (var argument in call.Arguments)
        {
            if (argument.Parameter is { Type.SpecialType: SpecialType.System_Int32 or SpecialType.System_Int64 } parameter
                && (found is null || SpanOverloads.IsCount(parameter)))
            {
                found = argument;
            }
        }

        var value = found?.Value is IConversionOperation { IsImplicit: true, Operand: { } operand } ? operand : found?.Value;
        count = value?.ConstantValue is { HasValue: true, Value: int and >= 0 and var constant } ? constant : null;
        return found is not null;
    }

    /// <summary>
    /// The call that reads the array: it is its argument, or the only user of a local that holds the array. Empty where only elements of that local
    /// are read.
    /// </summary>
    private static string? ReaderOf(IInvocationOperation call, SemanticModel model, out bool isBorrowed, CancellationToken cancellationToken)
    {
        isBorrowed = false;
        if (CopyReader.Of(call, model, cancellationToken) is { Form: ReaderForm.Span or ReaderForm.SpanOverload or ReaderForm.Borrowed } direct)
        {
            isBorrowed = direct.Form == ReaderForm.Borrowed;
            return direct.Name;
        }

        if (call.Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local,
            Syntax: { } declarator } })
        {
            return null;
        }

        var reader = default(string);
        foreach (var use in LocalUses.Of(local, References.ScopeOf(declarator), model, cancellationToken).Uses)
        {
            if (!use.OnlyReads)
                return null;
            isBorrowed |= use.Kind == ArrayUseKind.Borrowed;
            if (use.Kind is ArrayUseKind.Element or ArrayUseKind.Enumerated && call.TargetMethod.Name.StartsWith("Read", StringComparison.Ordinal))
                reader ??= "";
            if (use is { Kind: ArrayUseKind.SpanArgument or ArrayUseKind.Borrowed or ArrayUseKind.Span, Callee: { } callee } && reader is null or "")
                reader = callee.MethodKind == MethodKind.Constructor ? "new " + callee.ContainingType.Name : callee.Name;
        }

        return reader;
    }

    /// <param name="context">The operation.</param>
    /// <param name="allocations">What rules share.</param>
    /// <param name="call">The call that makes the array.</param>
    /// <param name="heat">The heat of the call.</param>
    /// <param name="bytes">The bytes of the array; null where they are not known.</param>
    /// <param name="what">What is made, as the message prints it.</param>
    /// <param name="form">What the fix puts in its place, or null.</param>
    /// <param name="isChangeElsewhere">Whether another method of the project would have to take or fill a span first.</param>
    private static void Report(
        OperationAnalysisContext context, AllocationContext allocations, IInvocationOperation call, PlaceHeat heat, long? bytes, string what,
        CopyForm? form = null, bool isChangeElsewhere = false) =>
        allocations.Report(context, new Finding(Descriptors.CopyToPassOn, call.Syntax.GetLocation(), heat)
        {
            Bytes = bytes,
            Arguments = [call.TargetMethod.Name, what],
            IsSuggestion = isChangeElsewhere
                || (form is null && !call.TargetMethod.DeclaringSyntaxReferences.IsEmpty && Overrides.AreSeveral(call.TargetMethod, context.Compilation)),
            Properties = form is { } known
                ? ImmutableDictionary<string, string?>.Empty.Add(nameof(CopyForm), known.ToString())
                : ImmutableDictionary<string, string?>.Empty,
        });
}
