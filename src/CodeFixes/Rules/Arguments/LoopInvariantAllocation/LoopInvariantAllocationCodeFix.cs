using System.Text.RegularExpressions;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Edits.Layout;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// ALLOC104: makes the object once, before the outermost loop that leaves its inputs alone; what is made of constants in a static field. A builder,
/// collection or array that the iteration fills is cleared where it was declared.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(LoopInvariantAllocationCodeFix))]
public sealed class LoopInvariantAllocationCodeFix() : AllocationCodeFix("ALLOC104")
{
    private const string SharedDifference = "the same object is used each time";

    /// <inheritdoc/>
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var creation = request.Node.FirstAncestorOrSelf<ExpressionSyntax>(node => node.Span == request.Diagnostic.Location.SourceSpan);
        if (creation is not null && request.Property(nameof(ConstantAllocation)) is not null)
            return ForConstant(request, creation, cancellationToken) is { } field ? [field] : [];
        if (creation is not null && request.Property(nameof(EmptyCollection)) is not null)
            return EmptyArray(request, creation, cancellationToken) is { } empty ? [empty] : [];
        if (creation is not null && request.Property(nameof(StatelessObject.IsEmptyEvent)) is not null)
            return EmptyEvent(request, creation, cancellationToken) is { } none ? [none] : [];
        if (creation is not null && request.Property(nameof(StatelessObject)) is not null)
            return ForStateless(request, creation, cancellationToken) is { } shared ? [shared] : [];
        if (creation is not null && request.Property(nameof(InvariantDelegates)) is not null)
        {
            return request.Model.GetOperation(creation, cancellationToken) is { } value && DelegateAt(creation, value) is { } kept
                && DelegateField.Plan(request, creation, kept, cancellationToken) is { } inField
                    ? [inField]
                    : [];
        }

        if (creation is null || !Enum.TryParse<LoopReset>(request.Property(nameof(LoopAllocation.Reset)), out var reset)
            || request.Place<StatementSyntax>() is not { } loop
            || request.Model.GetOperation(creation, cancellationToken) is not { } operation)
        {
            return [];
        }

        var fix = request.Place<LocalDeclarationStatementSyntax>() is { } declaration
                ? ForLocal(request, loop, declaration, Unconverted(operation), reset, cancellationToken)
            : reset == LoopReset.Clear ? Cleared(request, creation)
            : DelegateAt(creation, operation) is { } made ? ForDelegate(request, loop, creation, made, cancellationToken)
            : await ForValueAsync(request, loop, creation, Unconverted(operation), cancellationToken).ConfigureAwait(false);
        return fix is null ? [] : [fix];
    }

    /// <summary>Clears the old object of a local, where a new one took its place.</summary>
    private static Fix? Cleared(FixRequest request, ExpressionSyntax creation)
    {
        if (creation.Parent is not AssignmentExpressionSyntax { Left: IdentifierNameSyntax name } assignment)
            return null;
        var edits = new SolutionEdits(request.Solution);
        edits.Write(assignment, name + ".Clear()");
        return new FixBuilder(edits, "Clear '" + name.Identifier.ValueText + "' instead", "clear")
            .MayDiffer(request.Property(nameof(LoopAllocation.Keeper)) is { } keeper ? OverloadSafety.Keeping(keeper) : null)
            .Build();
    }

    private static Fix? ForLocal(
        FixRequest request,
        StatementSyntax loop,
        LocalDeclarationStatementSyntax declaration,
        IOperation creation,
        LoopReset reset,
        CancellationToken cancellationToken)
    {
        if (request.Model.GetDeclaredSymbol(declaration.Declaration.Variables[0], cancellationToken) is not ILocalSymbol local)
            return null;
        var name = LoopHoist.NameFor(local.Name, References.ScopeOf(declaration), request.Model);
        var clearing = reset switch
        {
            LoopReset.Clear => name + ".Clear();",
            LoopReset.ArrayClear => SystemType.Named("Array", creation) + ".Clear(" + name + ", 0, " + name + ".Length);",
            _ => null,
        };
        var edits = new SolutionEdits(request.Solution);
        Move(edits, request, loop, declaration, local, name, clearing, cancellationToken);
        var title = reset == LoopReset.None
            ? "Make '" + local.Name + "' once, before the loop"
            : "Make '" + local.Name + "' once, before the loop, and clear it in each iteration";
        return new FixBuilder(edits, title, "hoist")
            .MayDiffer(request.Property(nameof(LoopAllocation.Keeper)) is { } keeper ? OverloadSafety.Keeping(keeper) : null)
            .MayDiffer(request.Property(nameof(LoopAllocation.IsOfAnyLength)) is null || BeginsWith(loop, declaration) ? null
                : loop is DoStatementSyntax ? "its length is computed before what the loop does first"
                : "its length is computed although the loop may not run")
            .Build();
    }

    /// <summary>Whether a declaration is what a loop does first, and at least once.</summary>
    private static bool BeginsWith(StatementSyntax loop, LocalDeclarationStatementSyntax declaration) =>
        loop is DoStatementSyntax { Statement: BlockSyntax { Statements: { Count: > 0 } statements } } && statements[0] == declaration;

    /// <summary>What is made of constants on each call goes to a static field.</summary>
    private static Fix? ForConstant(FixRequest request, ExpressionSyntax creation, CancellationToken cancellationToken)
    {
        if (creation.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not { } member || request.Model.GetOperation(creation, cancellationToken) is not { } made
            || StaticField.OwnerAt(creation, request.Model, cancellationToken) is not { } owner)
        {
            return null;
        }

        if (Unconverted(made) is IObjectCreationOperation { Type: var type } regex && InvariantText.IsRegex(type))
            return IsValidRegex(regex, out _) ? InField(request, creation, member, owner, nameof(Regex), cancellationToken) : null;
        if (ConstantAllocation.OfProperty(Unconverted(made)) is { } read)
            return ForProperty(request, creation, read, member, owner, cancellationToken);
        if (ConstantAllocation.OfArgument(Unconverted(made)) is { } given)
            return ForItems(request, creation, given, member, owner, cancellationToken);
        return (ConstantAllocation.OfTable(Unconverted(made), cancellationToken) ?? ConstantAllocation.OfFilled(Unconverted(made), cancellationToken))
            is { } table
            ? ForItems(request, creation, table, member, owner, cancellationToken)
            : ConstantItems.Plan(request, creation, UserOf(member) + "Items", owner, cancellationToken);
    }

    /// <summary>Returns the empty array that the framework keeps.</summary>
    private static Fix? EmptyArray(FixRequest request, ExpressionSyntax creation, CancellationToken cancellationToken)
    {
        if (Comments.AreIn(creation)
            || request.Model.GetOperation(creation, cancellationToken) is not { Type: INamedTypeSymbol { TypeArguments: { Length: 1 } items } } made)
        {
            return null;
        }

        var empty = SyntaxFactory.ParseExpression(
            SystemType.Named("Array", made) + ".Empty<" + items[0].ToMinimalDisplayString(request.Model, creation.SpanStart) + ">()");
        return new FixBuilder(request.Replacing(creation, empty.WithTriviaFrom(creation)), "Return the empty array", "empty")
            .MayDiffer("whoever casts it to a list gets an array")
            .Build();
    }

    /// <summary>The object of the framework for an event that tells nothing.</summary>
    private static Fix? EmptyEvent(FixRequest request, ExpressionSyntax creation, CancellationToken cancellationToken)
    {
        if (Comments.AreIn(creation) || request.Model.GetOperation(creation, cancellationToken) is not { } made)
            return null;
        var type = creation is ObjectCreationExpressionSyntax { Type: var named }
            ? named.WithoutTrivia().ToString()
            : SystemType.Named(nameof(EventArgs), made).ToString();
        var empty = SyntaxFactory.ParseExpression(type + "." + nameof(EventArgs.Empty));
        return new FixBuilder(request.Replacing(creation, empty.WithTriviaFrom(creation)), "Use 'EventArgs.Empty'", "event")
            .MayDiffer(SharedDifference)
            .Build();
    }

    /// <summary>
    /// An object that holds nothing, or always the same, can still be told from another by who compares references. Fields of the project may be set after
    /// the new one.
    /// </summary>
    private static Fix? ForStateless(FixRequest request, ExpressionSyntax creation, CancellationToken cancellationToken) =>
        !Comments.AreIn(creation) && creation.FirstAncestorOrSelf<MemberDeclarationSyntax>() is { } member
        && request.Model.GetOperation(creation, cancellationToken) is { } made && !made.Descendants().Any(static part =>
            part is IFieldReferenceOperation { ConstantValue.HasValue: false, Field.DeclaringSyntaxReferences.IsEmpty: false })
        && StaticField.OwnerAt(creation, request.Model, cancellationToken) is { } owner
        && made.Type is { } type
            ? InField(request, creation, member, owner, "Shared" + type.Name, cancellationToken, SharedDifference, isNounEnough: true)
            : null;

    /// <summary>Whoever reads the property gets the same collection then, which a cast can still change.</summary>
    private static Fix? ForProperty(
        FixRequest request,
        ExpressionSyntax creation,
        ConstantAllocation read,
        MemberDeclarationSyntax member,
        TypeDeclarationSyntax owner,
        CancellationToken cancellationToken)
    {
        var items = read.Elements.Select(static item => item.Syntax as ExpressionSyntax).ToList();
        return Comments.AreIn(creation) || items.Contains(null) || read.Creation.Type is not { } type
            || !InvariantItems.CanMoveToField(items!, read.ElementType ?? type, request.Model, cancellationToken)
            ? null
            : InField(request, creation, member, owner, "Items", cancellationToken, "each reader gets the same collection");
    }

    private static Fix? ForItems(
        FixRequest request,
        ExpressionSyntax creation,
        ConstantAllocation table,
        MemberDeclarationSyntax member,
        TypeDeclarationSyntax owner,
        CancellationToken cancellationToken)
    {
        var items = table.Elements.Select(static item => item.Syntax as ExpressionSyntax).ToList();
        var isLocal = creation.Parent is EqualsValueClauseSyntax;
        return Comments.AreIn(creation) || items.Contains(null) || table.Creation.Type is not { } type
            || !FixedValues.AreAll(table.Elements) || !InvariantItems.CanMoveToField(items!, type, request.Model, cancellationToken)
            || (isLocal && DeclarationOf(creation, request.Model, cancellationToken) is null)
            || table.Filling.Any(static statement => Comments.AreIn(statement) || Comments.AreIn(statement.GetLeadingTrivia())
                || Comments.AreIn(statement.GetTrailingTrivia()))
            ? null
            : InField(request, creation, member, owner, "Items", cancellationToken, filling: table.Filling);
    }

    private static IDelegateCreationOperation? DelegateAt(ExpressionSyntax creation, IOperation operation) =>
        (operation as IDelegateCreationOperation ?? operation.Parent as IDelegateCreationOperation) is { } made && made.Syntax == creation ? made : null;

    /// <summary>A delegate is declared with its type, which not every language version can tell from the method.</summary>
    private static Fix? ForDelegate(
        FixRequest request, StatementSyntax loop, ExpressionSyntax expression, IDelegateCreationOperation made, CancellationToken cancellationToken)
    {
        if (loop.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not { } member || made.Type is not { } type)
            return null;
        string name;
        var edits = new SolutionEdits(request.Solution);
        if (DeclarationOf(expression, request.Model, cancellationToken) is var (declaration, local))
        {
            name = LoopHoist.NameFor(local.Name, References.ScopeOf(declaration), request.Model);
            Move(edits, request, loop, declaration, local, name, reset: null, cancellationToken);
        }
        else
        {
            name = FreeName.For(NameOf(made), member, request.Model);
            var declared = type.ToMinimalDisplayString(request.Model, NullableFlowState.None, loop.SpanStart);
            edits.InsertBefore(loop, declared + " " + name + " = " + expression + ";");
            edits.Write(expression, name);
        }

        return new FixBuilder(edits, "Make '" + name + "' once, before the loop", "hoist")
            .MayDiffer(ComparedDelegates.MayBeCompared(made) ? "the same object is used each time" : null)
            .Build();
    }

    private static async Task<Fix?> ForValueAsync(
        FixRequest request, StatementSyntax loop, ExpressionSyntax expression, IOperation value, CancellationToken cancellationToken)
    {
        if (loop.FirstAncestorOrSelf<MemberDeclarationSyntax>() is not { } member)
            return null;
        var difference = value is IObjectCreationOperation && !ConstantAllocation.IsOnlyAsked(value, cancellationToken)
            ? "the same object is used each time"
            : null;
        if (value is IObjectCreationOperation regex && IsValidRegex(regex, out _)
            && StaticField.OwnerAt(expression, request.Model, cancellationToken) is { } owner)
        {
            return InField(request, expression, member, owner, nameof(Regex), cancellationToken, difference);
        }

        string name;
        int place;
        var edits = new SolutionEdits(request.Solution);
        if (DeclarationOf(expression, request.Model, cancellationToken) is var (declaration, local))
        {
            name = LoopHoist.NameFor(local.Name, References.ScopeOf(declaration), request.Model);
            place = Move(edits, request, loop, declaration, local, name, reset: null, cancellationToken);
        }
        else if (expression is ImplicitObjectCreationExpressionSyntax)
        {
            return null;
        }
        else
        {
            name = FreeName.For(NameOf(value), member, request.Model);
            place = edits.InsertBefore(loop, "var " + name + " = " + expression + ";");
            edits.Write(expression, name);
        }

        // Whether a text can be null is asked where it will be used.
        if (edits.Apply()?.GetDocument(request.Document.Id) is not { } changed)
            return null;
        var root = await changed.GetSyntaxRootAsync(cancellationToken).ConfigureAwait(false);
        var model = await changed.GetSemanticModelAsync(cancellationToken).ConfigureAwait(false);
        var moved = root?.FindToken(place).Parent?.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>()?.Declaration.Variables[0].Initializer?.Value;
        return moved is null || model?.GetOperation(moved, cancellationToken) is not { } operation
            ? null
            : new FixBuilder(edits, "Make '" + name + "' once, before the loop",
                "hoist")
                .MayDiffer(DifferenceOf(operation, request.NullProof(model, cancellationToken)))
                .MayDiffer(difference)
                .Build();
    }

    /// <summary>A <c>Regex</c> of a constant and valid pattern is the same for each call too: it goes to a static field.</summary>
    private static Fix? InField(
        FixRequest request, ExpressionSyntax expression,
        MemberDeclarationSyntax member,
        TypeDeclarationSyntax owner,
        string noun,
        CancellationToken cancellationToken,
        string? difference = null,
        bool isNounEnough = false,
        IReadOnlyList<ExpressionStatementSyntax>? filling = null)
    {
        filling ??= [];
        var declared = DeclarationOf(expression, request.Model, cancellationToken);
        var words = declared is var (_, variable) && BareName.Of(variable.Name) is { Length: > 2 } word
            && !word.Equals(noun, StringComparison.OrdinalIgnoreCase)
            ? word
            : isNounEnough ? noun
            : UserOf(member) + noun;
        words = char.ToUpperInvariant(words[0]) + words.Substring(1);
        var wanted = MemberNames.OfStaticField(words, owner, request);
        var edits = new SolutionEdits(request.Solution);
        string name;
        if (declared is var (declaration, local))
        {
            var references = References.To(local, References.ScopeOf(declaration), request.Model, cancellationToken)
                .Where(reference => !filling.Any(statement => statement.Contains(reference)))
                .ToList();
            var tokens = references.Select(static reference => reference.GetFirstToken()).Append(declaration.Declaration.Variables[0].Identifier);
            name = FreeName.For(wanted, owner, request.Model, tokens);
            edits.Remove(declaration, request.Model);
            foreach (var statement in filling)
                edits.Remove(statement, request.Model);
            foreach (var reference in references)
                edits.Write(reference, name);
        }
        else
        {
            name = FreeName.For(wanted, owner, request.Model);
            edits.Write(expression, name);
        }

        var type = expression is ObjectCreationExpressionSyntax creation
            ? creation.Type.ToString()
            : request.Model.GetTypeInfo(expression, cancellationToken).ConvertedType!.ToMinimalDisplayString(
                request.Model, NullableFlowState.None, expression.SpanStart);
        var value = Indentation.Moved(expression, Indentation.OfMembers(owner));
        if (filling.Count > 0)
            value += " { " + string.Join(", ", filling.Select(static statement => InInitializer(statement.Expression))) + " }";
        var field = (FieldDeclarationSyntax)SyntaxFactory.ParseMemberDeclaration("private static readonly " + type + " " + name + " = " + value + ";")!;
        edits.Replace(owner, edited => StaticField.AddTo(edited, field, LineBreaks.Of(owner.SyntaxTree)));
        return new FixBuilder(edits, "Make '" + name + "' once, in a static field", "field").Declares(name).MayDiffer(difference).Build();
    }

    /// <summary>What puts one item into a collection, as an initializer has it.</summary>
    private static string InInitializer(ExpressionSyntax addition) => addition switch
    {
        AssignmentExpressionSyntax { Left: ElementAccessExpressionSyntax { ArgumentList: var index }, Right: var value } =>
            index.WithoutTrivia() + " = " + value.WithoutTrivia(),
        InvocationExpressionSyntax { ArgumentList.Arguments: { Count: 1 } only } => only[0].WithoutTrivia().ToString(),
        _ => "{ " + string.Join(", ", ((InvocationExpressionSyntax)addition).ArgumentList.Arguments.Select(static item => item.WithoutTrivia().ToString()))
            + " }",
    };

    private static string UserOf(MemberDeclarationSyntax member) => member switch
    {
        MethodDeclarationSyntax method => method.Identifier.ValueText,
        PropertyDeclarationSyntax property => property.Identifier.ValueText,
        _ => member.FirstAncestorOrSelf<BaseTypeDeclarationSyntax>()?.Identifier.ValueText ?? "",
    };

    /// <summary>Puts a declaration before a loop, and a statement that resets the local, or nothing, in its place.</summary>
    /// <returns>Where the declaration begins then.</returns>
    private static int Move(
        SolutionEdits edits,
        FixRequest request,
        StatementSyntax loop,
        LocalDeclarationStatementSyntax declaration,
        ILocalSymbol local,
        string name,
        string? reset,
        CancellationToken cancellationToken)
    {
        var identifier = declaration.Declaration.Variables[0].Identifier;
        var text = declaration.SyntaxTree.GetText(cancellationToken);
        var place = edits.InsertBefore(loop, text.ToString(TextSpan.FromBounds(declaration.SpanStart, identifier.SpanStart)) + name
            + text.ToString(TextSpan.FromBounds(identifier.Span.End, declaration.Span.End)));
        if (reset is null)
            edits.Remove(declaration, request.Model);
        else
            edits.Write(declaration, reset);
        if (name != local.Name)
        {
            foreach (var reference in References.To(local, References.ScopeOf(declaration), request.Model, cancellationToken))
                edits.Write(reference, name);
        }

        return place;
    }

    /// <summary>The declaration that a value is for, where nothing else is ever assigned to the local.</summary>
    private static (LocalDeclarationStatementSyntax, ILocalSymbol)? DeclarationOf(
        ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken) =>
        value.Parent is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
            Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, Parent: BlockSyntax } declaration } } declarator }
        && model.GetDeclaredSymbol(declarator, cancellationToken) is ILocalSymbol { RefKind: RefKind.None, IsConst: false } local
        && !Writes.To(local.Name, References.ScopeOf(declaration), model)
            ? (declaration, local)
            : null;

    /// <summary>What may change when a value is computed earlier, even for a loop without an iteration; null for nothing.</summary>
    private static string? DifferenceOf(IOperation value, NullProof nulls)
    {
        var differences = new Differences();
        foreach (var operation in value.DescendantsAndSelf())
        {
            switch (operation)
            {
                case IInvocationOperation { TargetMethod: { Name: nameof(string.ToUpper) or nameof(string.ToLower), Parameters.IsEmpty: true } }:
                    differences.Add("the culture is read once");
                    break;
                case IConversionOperation { Operand.ConstantValue: { HasValue: true, Value: var number } } when !FrameworkTexts.IsOfEachCulture(number):
                case IInterpolationOperation { Expression.ConstantValue: { HasValue: true, Value: var item } } when !FrameworkTexts.IsOfEachCulture(item):
                    differences.Add("the culture is read once");
                    break;
                default:
                    break;
            }

            if (operation is IInvocationOperation call && MayThrow(call, nulls))
                differences.Add("an exception of '" + call.TargetMethod.Name + "' comes before the loop");
            if (operation is IObjectCreationOperation creation && !IsValidRegex(creation, out var readsCulture))
                differences.Add(readsCulture ? "the culture is read once" : "an exception of 'Regex' comes before the loop");
        }

        return differences.Text;
    }

    private static bool MayThrow(IInvocationOperation call, NullProof nulls) =>
        call.Instance is { Syntax: ExpressionSyntax receiver }
        && (PureAllocators.Of(call) != FreshResult.Fresh || !nulls.IsNeverNull(receiver));

    private static bool IsValidRegex(IObjectCreationOperation creation, out bool readsCulture)
    {
        readsCulture = false;
        var options = creation.Arguments.Length > 1
            ? creation.Arguments[1].Value.ConstantValue is { HasValue: true, Value: int known } ? (RegexOptions?)known : null
            : RegexOptions.None;
        if (creation.Arguments.Length is 0 or > 2 || options is not { } set
            || creation.Arguments[0].Value.ConstantValue is not { HasValue: true, Value: string pattern })
        {
            return false;
        }

        try
        {
            _ = new Regex(pattern, set & ~RegexOptions.Compiled);
        }
        catch (Exception invalid) when (invalid is ArgumentException or NotSupportedException)
        {
            return false;
        }

        readsCulture = (set & RegexOptions.CultureInvariant) == 0 && ((set & RegexOptions.IgnoreCase) != 0 || MayIgnoreCase(pattern));
        return !readsCulture;
    }

    /// <summary>Whether a pattern sets the option to ignore case for a part of itself, alone or with others: <c>(?i)</c>, <c>(?si:…)</c>.</summary>
    private static bool MayIgnoreCase(string pattern)
    {
        for (var at = pattern.IndexOf("(?", StringComparison.Ordinal); at >= 0; at = pattern.IndexOf("(?", at + 2, StringComparison.Ordinal))
        {
            for (var letter = at + 2; letter < pattern.Length && (char.IsLetter(pattern[letter]) || pattern[letter] == '-'); letter++)
            {
                if (pattern[letter] is 'i' or 'I')
                    return true;
            }
        }

        return false;
    }

    private static IOperation Unconverted(IOperation operation) =>
        operation is IConversionOperation { IsImplicit: true } conversion ? Unconverted(conversion.Operand) : operation;

    /// <summary>What to call the value: the variable and what is done with it, or what it is.</summary>
    private static string NameOf(IOperation value) => value switch
    {
        IInvocationOperation { Instance: ILocalReferenceOperation { Local.Name: var local }, TargetMethod.Name: var method } => local + method,
        IInvocationOperation { Instance: IParameterReferenceOperation { Parameter.Name: var parameter }, TargetMethod.Name: var method } => parameter + method,
        IObjectCreationOperation => "regex",
        IDelegateCreationOperation { Target: IMethodReferenceOperation { Method.Name: { Length: > 0 } method } }
            when char.ToLowerInvariant(method[0]) + method.Substring(1) is var name && SyntaxFacts.GetKeywordKind(name) == SyntaxKind.None => name,
        IDelegateCreationOperation => "callback",
        _ => "text",
    };
}
