using Allocations.Analyzers.Rules.Collections.SmallTable;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Collections.SmallTable;

/// <summary>ALLOC606. Writes methods with a <c>switch</c> in the place of a table, or freezes it.</summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SmallTableCodeFix))]
public sealed class SmallTableCodeFix() : AllocationCodeFix("ALLOC606")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        var fixes = new List<Fix>();
        if (request.Node.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is
                { Parent: VariableDeclarationSyntax { Variables.Count: 1, Parent: FieldDeclarationSyntax { AttributeLists.Count: 0 } declaration } } declarator
            && request.Model.GetDeclaredSymbol(declarator, cancellationToken) is IFieldSymbol field && TableOf(request, field, cancellationToken) is { } table)
        {
            if (table.HasConstantValues && Switch(request, table, declaration, cancellationToken) is { } switched)
                fixes.Add(switched);
            if (Frozen(request, table, declaration) is { } frozen)
                fixes.Add(frozen);
        }

        return Task.FromResult<IReadOnlyList<Fix>>(fixes);
    }

    private static ConstantTable? TableOf(FixRequest request, IFieldSymbol field, CancellationToken cancellationToken)
    {
        var compilation = request.Model.Compilation;
        return PrivateMembers.Of(OutermostType.Of(field.ContainingType), ConstantTable.MayBe, tree => SourceModels.Of(compilation, tree)) is { } members
            ? ConstantTable.Of(field, members.UsesOf(field, cancellationToken), cancellationToken)
            : null;
    }

    /// <summary>A frozen table of the same content.</summary>
    private static Fix? Frozen(FixRequest request, ConstantTable table, FieldDeclarationSyntax declaration)
    {
        var type = declaration.Declaration.Type;
        if (ConstantTable.FrozenType(request.Model.Compilation, table.IsSet) is null
            || type.DescendantNodesAndSelf().OfType<GenericNameSyntax>().FirstOrDefault() is not { TypeArgumentList: var arguments }
            || table.Declarator.Initializer!.Value is not BaseObjectCreationExpressionSyntax made
            || table.Lookups.Any(static lookup => lookup is IPropertyReferenceOperation && (IsHeldAcrossAwait(lookup.Syntax) || IsGivenByReference(lookup))))
        {
            return null;
        }

        var name = table.IsSet ? "FrozenSet" : "FrozenDictionary";
        var changes = new List<TextChange> { new(type.Span, name + arguments) };
        if (made is ImplicitObjectCreationExpressionSyntax)
            changes.Add(new TextChange(new TextSpan(made.NewKeyword.Span.End, 0), " " + (table.IsSet ? "HashSet" : "Dictionary") + arguments));
        changes.Add(new TextChange(new TextSpan(made.Span.End, 0), ".To" + name + "()"));
        var edits = request.Changing(changes);
        if (request.Root is CompilationUnitSyntax root && !request.Model.LookupNamespacesAndTypes(declaration.SpanStart, name: name).Any())
            edits.Replace(root, unit => UsingDirectives.Add(unit, "System.Collections.Frozen", LineBreaks.Of(root.SyntaxTree)));
        return new FixBuilder(edits, "Use a '" + name + "'", "Frozen").Declares(table.Field.Name).Build();
    }

    /// <summary>
    /// Whether a callee gets a reference to an element: of a dictionary it is one to a copy, of a frozen one to the element, which the callee might change.
    /// </summary>
    private static bool IsGivenByReference(IOperation element) =>
        element.Type?.IsReferenceType != true && element.Parent is IArgumentOperation { Parameter: null or { RefKind: not RefKind.None } };

    /// <summary>Whether a statement awaits beside an element, to which a frozen table gives a reference that cannot be kept meanwhile.</summary>
    private static bool IsHeldAcrossAwait(SyntaxNode element)
    {
        var outermost = element;
        while (outermost.Parent is { } parent and not StatementSyntax and not AnonymousFunctionExpressionSyntax and not MemberDeclarationSyntax)
            outermost = parent;
        return outermost.DescendantNodesAndSelf(static node => node is not AnonymousFunctionExpressionSyntax).Any(static node => node is AwaitExpressionSyntax);
    }

    /// <summary>Methods that find the same keys, one for each kind of lookup.</summary>
    private static Fix? Switch(FixRequest request, ConstantTable table, FieldDeclarationSyntax declaration, CancellationToken cancellationToken)
    {
        if (request.LanguageVersion < LanguageVersion.CSharp9)
            return null;
        var names = new MethodNames(request, table);
        var edits = new SolutionEdits(request.Solution);
        var (asksForValue, asksForElement) = (false, false);
        foreach (var lookup in table.Lookups)
        {
            if (Rewritten(lookup, table, names) is not { } change)
                return null;
            edits.Change(lookup.Syntax.SyntaxTree, change);
            asksForElement |= lookup is IPropertyReferenceOperation;
            asksForValue |= lookup is IInvocationOperation;
        }

        var source = request.Root.SyntaxTree.GetText();
        var newLine = LineBreaks.Of(source);
        var writer = new TableMethods(table, declaration, names, request);
        var methods = new List<string>();
        if (table.IsSet)
            methods.Add(writer.Contains());
        else if (asksForValue)
            methods.Add(writer.TryFind());
        if (asksForElement)
            methods.Add(writer.Element(asksForValue));
        var indentation = Indentation.Of(declaration, source);
        var text = string.Join(newLine + newLine, methods.Select(method =>
            Indentation.Lines(method, indentation, Indentation.UnitAt(declaration), newLine)));
        edits.Change(request.Root.SyntaxTree, new TextChange(declaration.Span, text.TrimStart()));
        return new FixBuilder(edits, "Use a 'switch'", "Switch")
            .MayDiffer(OtherInitializers.Difference(table, request.Model.Compilation, cancellationToken))
            .Declares(table.Field.Name)
            .Build();
    }

    /// <summary>The change that lets a place call a method; null where the place is written in another way.</summary>
    private static TextChange? Rewritten(IOperation lookup, ConstantTable table, MethodNames names)
    {
        switch (lookup)
        {
            case IInvocationOperation { TargetMethod.Name: var name, Syntax: InvocationExpressionSyntax { ArgumentList: var list } written }
                when written.Expression is MemberAccessExpressionSyntax { Expression: var receiver }:
                var method = FieldName(receiver, table);
                if (method is null)
                    return null;
                var head = TextSpan.FromBounds(method.SpanStart, list.OpenParenToken.SpanStart);
                if (table.IsSet || name == "TryGetValue")
                    return new TextChange(head, table.IsSet ? names.Contains : names.TryFind);
                return new TextChange(TextSpan.FromBounds(method.SpanStart, list.Span.End), names.TryFind + "(" + list.Arguments + ", out _)");
            case IPropertyReferenceOperation element
                when element.Syntax is ElementAccessExpressionSyntax { Expression: var receiver, ArgumentList: { Arguments: { Count: 1 } index } brackets }:
                return FieldName(receiver, table) is { } fieldName && index[0].NameColon is null
                    ? new TextChange(TextSpan.FromBounds(fieldName.SpanStart, brackets.Span.End), names.Element + "(" + index[0] + ")")
                    : null;
            default:
                return null;
        }
    }

    private static SimpleNameSyntax? FieldName(ExpressionSyntax receiver, ConstantTable table) =>
        ((receiver as MemberAccessExpressionSyntax)?.Name ?? receiver) is IdentifierNameSyntax name && name.Identifier.ValueText == table.Field.Name
            ? name
            : null;
}
